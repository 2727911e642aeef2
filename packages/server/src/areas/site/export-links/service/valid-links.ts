import type { Tx } from '../../../../platform/tx.ts'
import type { ExportLink, ExportLinkDeps } from '../model.ts'
import { rightsFor } from '../rules/rights.ts'

/** Whether the maker of a link may still read what it serves. */
export async function isValid(
  tx: Tx,
  { isStillAllowed }: Pick<ExportLinkDeps, 'isStillAllowed'>,
  { maker, content }: Pick<ExportLink, 'maker' | 'content'>,
): Promise<boolean> {
  if (!maker) return false
  for (const right of rightsFor[content]) {
    if (!(await isStillAllowed({ ...tx, actor: maker }, right))) return false
  }
  return true
}

/** The valid links of some; one check for each maker and content. */
export async function validLinks(
  tx: Tx,
  deps: Pick<ExportLinkDeps, 'isStillAllowed'>,
  links: readonly ExportLink[],
): Promise<ReadonlySet<ExportLink>> {
  const answers = new Map<string, boolean>()
  const valid = new Set<ExportLink>()
  for (const link of links) {
    const key = JSON.stringify([link.maker, link.content])
    const answer = answers.get(key) ?? (await isValid(tx, deps, link))
    answers.set(key, answer)
    if (answer) valid.add(link)
  }
  return valid
}
