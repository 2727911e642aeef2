/** User-given text with the direction of its own script. */
export function Name({ children }: { children: string }) {
  return <bdi dir="auto">{children}</bdi>
}
