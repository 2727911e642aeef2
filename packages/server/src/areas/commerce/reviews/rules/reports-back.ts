interface Decision {
  readonly before: unknown
  readonly after: unknown
}

const countOf = (state: unknown): number =>
  (state as { readonly reportCount?: number } | null)?.reportCount ?? 0

/** Reports that wait for an answer once decisions that answered them are taken back; later ones stay. */
export const reportsBack = (present: number, decisions: readonly Decision[]): number =>
  decisions.reduce(
    (count, { before, after }) => Math.max(0, count + countOf(before) - countOf(after)),
    present,
  )
