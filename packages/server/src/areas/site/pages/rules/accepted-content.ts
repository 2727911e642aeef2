import { violation } from '@vitrine/contract/kit'
import {
  type ArticleFields,
  isPageLink,
  isPageSlug,
  isReservedSlug,
  MAX_COLLECTION_ROWS,
  MAX_CONTENT_CHARACTERS,
  PageAltTextMissing,
  type PageButton,
  type PageContent,
  PageLinkInvalid,
  type PagePicture,
  type PageSection,
  PageSectionInvalid,
  PageSlugReserved,
  sectionTypes,
} from '@vitrine/contract/pages'
import { cleanHtml } from '../../../../platform/clean-html.ts'
import { mediaIdsInHtml, withOtherMediaInHtml } from '../../../../platform/html-media.ts'
import { acceptedArticle } from './accepted-article.ts'
import {
  mediaInTranslations,
  translationsWithOtherMedia,
  withTranslations,
} from './accepted-translations.ts'

/** A slug that may be stored. */
export function acceptedSlug(slug: string): string {
  if (!isPageSlug(slug)) {
    throw violation('slug', 'FORMAT', 'has letters in lower case and digits, with hyphens between')
  }
  if (isReservedSlug(slug)) throw PageSlugReserved({ slug })
  return slug
}

/** Validated content to store, with clean HTML. */
export function acceptedContent(
  { translations = {}, ...content }: PageContent,
  isHome: boolean,
): PageContent {
  if (!isHome && content.title.trim() === '') {
    throw violation('draft.title', 'REQUIRED_FIELD', 'must not be empty')
  }
  if (JSON.stringify(content).length > MAX_CONTENT_CHARACTERS) {
    const data = { threshold: MAX_CONTENT_CHARACTERS }
    throw violation('draft.sections', 'MAX_LENGTH', 'says too much for one page', data)
  }
  const article = content.article && acceptedArticle(content.article)
  const ids = content.sections.map(({ id }) => id)
  const sections = content.sections.map((section, at) => {
    const field = `draft.sections[${at}]`
    if (ids.indexOf(section.id) !== at) throw PageSectionInvalid({ field: `${field}.id` })
    return acceptedSection(section, field)
  })
  requireFewCollectionRows(sections)
  const accepted = {
    ...content,
    title: content.title.trim(),
    sections,
    ...(article && { article }),
  }
  return withTranslations(accepted, translations)
}

function acceptedSection(section: PageSection, field: string): PageSection {
  const types = sectionTypes.filter((type) => section[type] !== undefined)
  const [type] = types
  if (!type || types.length > 1) throw PageSectionInvalid({ field })
  for (const part of buttonsOf(section)) checkLink(part.button, `${field}.${part.field}`)
  checkProducts(section, field)
  const { story } = section
  return story ? { ...section, story: { ...story, html: cleanHtml(story.html) } } : section
}

interface Part {
  /** Within the section. */
  readonly field: string
}

function buttonsOf({ hero, columns }: PageSection): (Part & { readonly button: PageButton })[] {
  const all = [
    { field: 'hero.button', button: hero?.button },
    ...(columns?.columns ?? []).map(({ button }, at) => ({
      field: `columns.columns[${at}].button`,
      button,
    })),
  ]
  return all.flatMap(({ field, button }) => (button ? [{ field, button }] : []))
}

function picturesOf(section: PageSection): (Part & { readonly picture: PagePicture })[] {
  const { hero, story, columns } = section
  const all = [
    { field: 'hero.picture', picture: hero?.picture },
    { field: 'story.picture', picture: story?.picture },
    ...(columns?.columns ?? []).map(({ picture }, at) => ({
      field: `columns.columns[${at}].picture`,
      picture,
    })),
  ]
  return all.flatMap(({ field, picture }) => (picture ? [{ field, picture }] : []))
}

function checkLink({ link }: PageButton, field: string): void {
  if (!isPageLink(link)) throw PageLinkInvalid({ field: `${field}.link`, link })
}

/** A picture that is not decorative needs an alternative text: its own, or that of the library. */
export function requireAltTexts(
  { sections, article }: PageContent,
  library: ReadonlyMap<string, { readonly altText: string }>,
): void {
  const requireAltText = (picture: PagePicture, field: string) => {
    const altText = picture.altText?.trim() || library.get(picture.mediaId)?.altText
    if (!picture.decorative && !altText) throw PageAltTextMissing({ field: `${field}.altText` })
  }
  if (article?.picture) requireAltText(article.picture, 'draft.article.picture')
  for (const [at, section] of sections.entries()) {
    for (const { field, picture } of picturesOf(section)) {
      requireAltText(picture, `draft.sections[${at}].${field}`)
    }
  }
}

/** Replaces a file in content; a section is removed with its deleted video. */
export function withOtherMedia(content: PageContent, from: string, to: string | null): PageContent {
  const other = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(other)
    if (typeof value !== 'object' || value === null) return value
    const parts = Object.entries(value).filter(
      ([, part]) => to !== null || mediaIdIn(part) !== from,
    )
    return Object.fromEntries(
      parts.map(([name, part]) => {
        if (name === 'mediaId' && part === from) return [name, to]
        const isHtml = name === 'html' && typeof part === 'string'
        return [name, isHtml ? withOtherMediaInHtml(part, from, to) : other(part)]
      }),
    )
  }
  const sections = content.sections.filter(({ video }) => to !== null || video?.mediaId !== from)
  const exchanged = {
    ...content,
    sections: other(sections) as PageContent['sections'],
    ...(content.article && { article: other(content.article) as ArticleFields }),
  }
  return translationsWithOtherMedia(exchanged, from, to)
}

const mediaIdIn = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'mediaId' in part ? part.mediaId : undefined

/** Requires the fields of a product source. */
function checkProducts({ products }: PageSection, field: string): void {
  if (!products) return
  const { source, productIds = [], collectionId = '' } = products
  if (source === 'CHOSEN' && productIds.length === 0) {
    throw PageSectionInvalid({ field: `${field}.products.productIds` })
  }
  if (source === 'COLLECTION' && collectionId === '') {
    throw PageSectionInvalid({ field: `${field}.products.collectionId` })
  }
}

function requireFewCollectionRows(sections: readonly PageSection[]): void {
  const rows = sections.filter(({ products }) => products?.source === 'COLLECTION')
  if (rows.length <= MAX_COLLECTION_ROWS) return
  const data = { threshold: MAX_COLLECTION_ROWS }
  throw violation('draft.sections', 'MAX_SIZE', 'shows products of too many collections', data)
}

/** Pictures of the library in the texts of a content, by their ids. */
export const mediaInTexts = (content: PageContent): string[] => [
  ...content.sections.flatMap(({ story }) => (story ? mediaIdsInHtml(story.html) : [])),
  ...mediaInTranslations(content),
]

/** Everything of the media library that a content names, with where. */
export function mediaOf({ sections, article }: PageContent): { field: string; mediaId: string }[] {
  const ofSections = sections.flatMap((section, at) => {
    const { video } = section
    const found = picturesOf(section).map(({ field, picture }) => ({
      field,
      mediaId: picture.mediaId,
    }))
    if (video) found.push({ field: 'video', mediaId: video.mediaId })
    return found.map(({ field, mediaId }) => ({
      field: `draft.sections[${at}].${field}.mediaId`,
      mediaId,
    }))
  })
  const { mediaId } = article?.picture ?? {}
  return mediaId ? [{ field: 'draft.article.picture.mediaId', mediaId }, ...ofSections] : ofSections
}
