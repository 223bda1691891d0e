import { useEffect, useRef } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { phoneDigits } from '#src/lib/form-rules.ts';

type Props = { label: string; error: string | undefined };

/** A text field with the numeric keyboard. It keeps only the digits of what is typed or pasted, also before hydration. */
export function PhoneField({ label, error }: Props) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current) keepDigits(input.current);
  }, []);

  return (
    <TextField
      ref={input}
      label={label}
      error={error}
      name="phone"
      type="text"
      inputMode="numeric"
      autoComplete="tel"
      required
      onInput={(event) => keepDigits(event.currentTarget)}
    />
  );
}

/** Keeps the caret behind the same digit. */
function keepDigits(input: HTMLInputElement) {
  const digits = phoneDigits(input.value);
  if (digits === input.value) return;
  const caret = phoneDigits(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
