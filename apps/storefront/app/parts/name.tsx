/** A word somebody chose, in its own script's direction, standing where all words stand. */
export function Name({ children }: { children: string }) {
  return <bdi dir="auto">{children}</bdi>
}
