import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../../platform/tx.ts'
import type { VisitMark, Visitor } from '../model.ts'
import { marksOf } from '../rules/visitor.ts'
import { addVisits, findDay, findSalt, insertSalt } from '../store/visits.ts'

export interface VisitDeps {
  /** Time zone in which the site's days start. */
  readonly timeZoneOf: (tx: Tx) => Promise<string>
}

const MAX_KNOWN = 100_000
const SALT_BYTES = 32

/** Marks already stored by this process, so that a visitor with many page views costs one statement. */
export function createKnownMarks() {
  const known = new Set<string>()
  const keyOf = (siteId: string, day: string, { mark, sawProduct }: VisitMark) =>
    `${siteId} ${day} ${mark} ${sawProduct}`
  return {
    unknown: (siteId: string, day: string, marks: readonly VisitMark[]) =>
      marks.filter((one) => !known.has(keyOf(siteId, day, one))),
    add(siteId: string, day: string, marks: readonly VisitMark[]): void {
      if (known.size > MAX_KNOWN) known.clear()
      for (const one of marks) {
        known.add(keyOf(siteId, day, one))
        if (one.sawProduct) known.add(keyOf(siteId, day, { ...one, sawProduct: false }))
      }
    },
  }
}
export type KnownMarks = ReturnType<typeof createKnownMarks>

/** Counts visitors of a site, each once a day; answers the marks that were new. */
export async function storeVisits(
  tx: Tx,
  { timeZoneOf }: VisitDeps,
  visitors: readonly Visitor[],
  known: KnownMarks,
): Promise<{ readonly day: string; readonly marks: readonly VisitMark[] }> {
  const day = await findDay(tx, await timeZoneOf(tx))
  const salt = (await findSalt(tx, day)) ?? (await insertSalt(tx, day, randomBytes(SALT_BYTES)))
  const marks = known.unknown(tx.siteId, day, marksOf(visitors, salt))
  if (marks.length > 0) await addVisits(tx, day, marks)
  return { day, marks }
}
