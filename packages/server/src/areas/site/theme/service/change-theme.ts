import { isDeepStrictEqual } from 'node:util'
import { InvalidRevision } from '@vitrine/contract/catalog'
import {
  type Theme,
  ThemeChanged,
  type ThemeChanges,
  ThemeDraftMissing,
} from '@vitrine/contract/theme'
import type { Tx } from '../../../../platform/tx.ts'
import type { StoredTheme, ThemeDeps, ThemeState } from '../model.ts'
import { acceptedTheme } from '../rules/accepted-theme.ts'
import { findTheme, putTheme } from '../store.ts'

/** The entity of all facts: a site has one theme. */
export const ENTITY_ID = 'theme'

interface DraftInput {
  readonly changes: ThemeChanges
  readonly revision: number
}

/** Merges changes into the draft, or into the published theme; a draft equal to that is dropped. */
export async function saveDraft(
  tx: Tx,
  deps: ThemeDeps,
  { changes, revision }: DraftInput,
): Promise<StoredTheme> {
  const before = await present(tx, revision)
  const draft = acceptedTheme({ ...(before.draft ?? before.published), ...changes })
  const isSame = isDeepStrictEqual(draft, before.published)
  return replaceTheme(tx, deps, before, { ...before, draft: isSame ? null : draft })
}

export async function publishDraft(tx: Tx, deps: ThemeDeps, revision: number) {
  const before = await present(tx, revision)
  if (!before.draft) throw ThemeDraftMissing()
  return replaceTheme(tx, deps, before, { published: before.draft, draft: null })
}

export async function discardDraft(tx: Tx, deps: ThemeDeps, revision: number) {
  const before = await present(tx, revision)
  if (!before.draft) throw ThemeDraftMissing()
  return replaceTheme(tx, deps, before, { ...before, draft: null })
}

/** Stores changes with their fact; does nothing without a change. */
export async function replaceTheme(
  tx: Tx,
  deps: ThemeDeps,
  before: StoredTheme,
  { published, draft }: ThemeState,
): Promise<StoredTheme> {
  if (isDeepStrictEqual([before.published, before.draft], [published, draft])) return before
  const after = { published, draft, revision: before.revision + 1 }
  if (!(await putTheme(tx, after))) throw InvalidRevision({ revision: before.revision })
  await deps.events.append(tx, {
    definition: ThemeChanged,
    entityId: ENTITY_ID,
    before: factFields(before),
    after: factFields(after),
  })
  await passAccentOn(tx, deps, before.published, published)
  return after
}

/** The look as one field: parts of two looks together could be one that cannot be read. */
export function factFields({ published: { texts, ...look }, draft }: ThemeState) {
  return { look, texts, draft }
}

/** The brand colour of the settings, which mails and documents have, follows the accent. */
async function passAccentOn(tx: Tx, deps: ThemeDeps, before: Theme, after: Theme): Promise<void> {
  const accent = after.colours.light.accent
  if (accent === before.colours.light.accent) return
  await deps.changeSettings(tx, { branding: { accentColor: accent ?? '' } })
}

async function present(tx: Tx, revision: number): Promise<StoredTheme> {
  const before = await findTheme(tx)
  if (before.revision !== revision) throw InvalidRevision({ revision: before.revision })
  return before
}
