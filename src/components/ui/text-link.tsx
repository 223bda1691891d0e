import type { ReactNode } from 'react';

type Props = { to: string; className?: string | undefined; children: ReactNode };

/** A link outside running text. Its dashed underline becomes solid under the pointer. */
export function TextLink({ to, className = '', children }: Props) {
  return (
    <a href={to} className={`text-link ${className}`}>
      {children}
    </a>
  );
}
