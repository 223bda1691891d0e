import { useEffect, useRef } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { phoneDigits } from './schema.ts';

type Props = { label: string; error: string | undefined };

/** A text box with the numeric keyboard that keeps digits only, pasted or typed; also of what was typed before the app started. */
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

/** The caret stays behind the digit that it stood behind. */
function keepDigits(input: HTMLInputElement) {
  const digits = phoneDigits(input.value);
  if (digits === input.value) return;
  const caret = phoneDigits(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
