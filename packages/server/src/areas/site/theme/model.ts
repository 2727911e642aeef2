import type { SiteSettingsChanges } from '@vitrine/contract/sites'
import type { StoredTheme } from '@vitrine/contract/theme'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'

export type { StoredTheme } from '@vitrine/contract/theme'

export interface ThemeDeps {
  readonly events: Events
  readonly changeSettings: (tx: Tx, changes: SiteSettingsChanges) => Promise<unknown>
  /** Tokens of previews; what they are for is `subject`. */
  readonly previews: {
    readonly create: (subject: string) => { readonly token: string; readonly expiresDate: Date }
    readonly accepts: (subject: string, token: string) => boolean
  }
}

/** What a change makes of it. */
export type ThemeState = Pick<StoredTheme, 'published' | 'draft'>
