type Props = {
  /** Path data in a square of 100 units, which stretches to the element. */
  path: string;
  className: string | undefined;
};

/** A red thread from a picture to the next step. The parent's styles say where it begins and ends. */
export function RedThread({ path, className }: Props) {
  return (
    <div className={`red-thread ${className}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
    </div>
  );
}
