import type { PageContent, PageLanguage, PagePicture } from '@vitrine/contract/pages'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'

/** Pages and articles have addresses apart. */
export type PageKind = 'PAGE' | 'ARTICLE'

export interface Page {
  readonly id: string
  /** Null of the home page. */
  readonly slug: string | null
  readonly draft: PageContent
  readonly published: PageContent | null
  readonly publishDate: Date | null
  readonly publishedDate: Date | null
  /** 0 if it is not stored. */
  readonly revision: number
  readonly updatedDate: Date | null
  /** Null of pages, and of articles until they are published for the first time. */
  readonly articleDate: Date | null
}

/** A published page. */
export interface PublishedPage {
  readonly id: string
  readonly slug: string | null
  readonly published: PageContent
  readonly publishedDate: Date
  readonly articleDate: Date | null
}

/** A published article in lists. */
export interface ListedArticle {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly author: string
  readonly tags: readonly string[]
  readonly picture: PagePicture | null
  readonly date: Date
  /** Languages that it is translated to. */
  readonly languages: readonly string[]
  /** Which of `title` and `summary` are not available in the requested language. */
  readonly untranslated: readonly string[]
}

/** A published page or article found by a search. */
export interface FoundPage {
  readonly kind: PageKind
  readonly slug: string
  readonly title: string
  /** The summary of an article, or the description of a page; may be empty. */
  readonly summary: string
  /** Which of `title` and `summary` are not available in the requested language. */
  readonly untranslated: readonly string[]
}

/** A requested language; undefined: the main language of the shop. */
export type AskedLanguage = PageLanguage | undefined

export interface WhichPage {
  readonly id: string
  readonly revision: number
}

export interface PagesDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'logger' | 'work'>
  readonly events: Events
  /** The locale of the shop, such as `en-US`. */
  readonly localeOf: (tx: Tx) => Promise<string>
  readonly media: {
    describe(
      tx: Tx,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, { readonly altText: string }>>
  }
  /** Preview tokens; `subject` is their purpose. */
  readonly previews: {
    create(subject: string): { readonly token: string; readonly expiresDate: Date }
    accepts(subject: string, token: string): boolean
  }
}
