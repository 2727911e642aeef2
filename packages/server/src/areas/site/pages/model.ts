import type { PageContent } from '@vitrine/contract/pages'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'

export interface Page {
  readonly id: string
  /** Null of the home page. */
  readonly slug: string | null
  readonly draft: PageContent
  readonly published: PageContent | null
  readonly publishDate: Date | null
  readonly publishedDate: Date | null
  /** 0 where it is not stored. */
  readonly revision: number
  readonly updatedDate: Date | null
}

export interface WhichPage {
  readonly id: string
  readonly revision: number
}

export interface PagesDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'logger' | 'work'>
  readonly events: Events
  readonly media: {
    describe(
      tx: Tx,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, { readonly altText: string }>>
  }
  /** Tokens of previews; what they are for is `subject`. */
  readonly previews: {
    create(subject: string): { readonly token: string; readonly expiresDate: Date }
    accepts(subject: string, token: string): boolean
  }
}
