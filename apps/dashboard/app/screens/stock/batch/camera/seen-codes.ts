/** Milliseconds that a code must be out of view before it counts again: a detector misses it in single frames. */
export const AWAY_MS = 1000

/** When each code was last seen, in milliseconds. */
export type SeenCodes = ReadonlyMap<string, number>

/**
 * The codes that newly appear in a frame, each once, and the state for the next frame. A code that stays in
 * view counts once, however many frames it is in.
 */
export function codesInView(
  seen: SeenCodes,
  codes: readonly string[],
  now: number,
): { readonly arrived: readonly string[]; readonly seen: SeenCodes } {
  const inFrame = [...new Set(codes.map((code) => code.trim()).filter((code) => code !== ''))]
  const isRecent = (at: number | undefined) => at !== undefined && now - at < AWAY_MS
  const arrived = inFrame.filter((code) => !isRecent(seen.get(code)))
  const recent = [...seen].filter(([, at]) => isRecent(at))
  return { arrived, seen: new Map([...recent, ...inFrame.map((code) => [code, now] as const)]) }
}
