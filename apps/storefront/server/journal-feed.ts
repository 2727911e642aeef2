import { VitrineError } from '@vitrine/sdk'
import { links } from '../app/links.ts'
import type { RequestContext } from '../app/request/context.ts'
import { escapeXml, textFile, xmlDeclaration } from './text-file.ts'

const ENTRIES = 20

type Article = Awaited<ReturnType<RequestContext['api']['shop']['journalPage']>>['articles'][number]

/**
 * The newest articles as an Atom feed (RFC 4287), in the language of its URL, otherwise in the shop's; undefined if
 * there are none.
 */
export async function journalFeed(context: RequestContext): Promise<Response | undefined> {
  const { api, asked, site, url } = context
  const language = url.searchParams.has('lang') ? asked.language : undefined
  const articles = await newestOf(api, language)
  if (articles.length === 0) return undefined
  const inFeed = { ...context, language }
  const self = site.url + links.journalFeed(language)
  const journal = addressOf(links.journal(), inFeed)
  const newest = articles[0]?.date ?? new Date(0)
  const feed = [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language ?? site.locale)}">`,
    `<id>${escapeXml(journal)}</id><title>${escapeXml(site.name)}</title>`,
    `<updated>${newest.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(journal)}"/>`,
    ...articles.map((one) => entryOf(one, inFeed)),
    '</feed>',
  ]
  return textFile(xmlDeclaration + feed.join(''), 'application/atom+xml')
}

type Language = RequestContext['asked']['language']
type InFeed = Pick<RequestContext, 'mainLanguage' | 'site'> & { readonly language: Language }

const addressOf = (path: string, { site, language }: InFeed) =>
  site.url + (language ? links.inLanguage(path, language) : path)

async function newestOf(
  api: RequestContext['api'],
  language: Language,
): Promise<readonly Article[]> {
  try {
    return (await api.shop.journalPage({ limit: ENTRIES, ...(language && { language }) })).articles
  } catch (error) {
    if (error instanceof VitrineError && error.status === 404) return []
    throw error
  }
}

function entryOf(
  { slug, title, summary, author, date, tags, untranslated }: Article,
  inFeed: InFeed,
): string {
  const { site, mainLanguage } = inFeed
  const url = escapeXml(addressOf(links.article(slug), inFeed))
  const lang = (field: string) =>
    untranslated.includes(field) ? ` xml:lang="${escapeXml(mainLanguage)}"` : ''
  return [
    `<entry><id>${url}</id><title${lang('title')}>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${date.toISOString()}</published><updated>${date.toISOString()}</updated>`,
    `<author><name>${escapeXml(author || site.name)}</name></author>`,
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    summary === '' ? '' : `<summary${lang('summary')}>${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('')
}
