import type { SiteSettingsChanges } from '@vitrine/contract/sites'
import type { StoredTheme } from '@vitrine/contract/theme'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'

export type { StoredTheme } from '@vitrine/contract/theme'

export interface ThemeDeps {
  readonly events: Events
  readonly changeSettings: (tx: Tx, changes: SiteSettingsChanges) => Promise<unknown>
  /** Preview tokens; `subject` is their purpose. */
  readonly previews: {
    readonly create: (subject: string) => { readonly token: string; readonly expiresDate: Date }
    readonly accepts: (subject: string, token: string) => boolean
  }
}

/** The result of a change. */
export type ThemeState = Pick<StoredTheme, 'published' | 'draft'>
