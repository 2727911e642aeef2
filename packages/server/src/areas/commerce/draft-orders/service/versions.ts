import type { Tx } from '../../../../platform/tx.ts'
import type { DraftOrder, DraftVersion, DraftView, VersionKey } from '../model.ts'
import { shownVersion, versionOf } from '../rules/versions.ts'
import { findVersions, insertVersion } from '../store/versions.ts'

/** One side of a change in the ledger. */
interface FactSides {
  readonly entity: string
  readonly before: unknown
  readonly after: unknown
}

/** Records the state of a draft, so that the history can show and restore it. */
export const recordVersion = (
  tx: Tx,
  draft: DraftOrder,
  view: Pick<DraftView, 'lines'>,
): Promise<void> => insertVersion(tx, versionOf(draft, view))

/** The versions that facts of drafts name, by `versionKey`. */
export async function versionsOf(
  tx: Tx,
  facts: readonly FactSides[],
): Promise<ReadonlyMap<string, DraftVersion>> {
  const sides = facts.flatMap(({ before, after }) => [before, after])
  const keys = sides.flatMap((side) => (isKey(side) ? [side] : []))
  const found = await findVersions(tx, keys)
  return new Map(found.map((one) => [versionKey(one.content), one]))
}

export const versionKey = ({ id, revision }: VersionKey): string => `${id} ${revision}`

/** The version that a side of a fact refers to; null without one. */
export const versionIn = (
  versions: ReadonlyMap<string, DraftVersion>,
  side: unknown,
): DraftVersion | null | undefined => (isKey(side) ? versions.get(versionKey(side)) : null)

const isKey = (side: unknown): side is VersionKey =>
  typeof side === 'object' && side !== null && 'id' in side && 'revision' in side

/** Facts with the data of buyers that they omit, where it is stored. */
export async function readFacts<Fact extends FactSides>(
  tx: Tx,
  facts: readonly Fact[],
): Promise<readonly Fact[]> {
  const versions = await versionsOf(tx, facts)
  return facts.map((fact) => {
    const [before, after] = [versionIn(versions, fact.before), versionIn(versions, fact.after)]
    if (before === undefined || after === undefined) return fact
    return { ...fact, before: before && shownVersion(before), after: after && shownVersion(after) }
  })
}
