import { type RawBuilder, sql } from 'kysely'
import type { AskedLanguage } from '../model.ts'

type Text = 'article.author' | 'article.summary' | 'description' | 'title'

const own = (text: Text) => sql`published #>> ${`{${text.replace('.', ',')}}`}::text[]`

const translation = (text: Text, language: AskedLanguage) =>
  sql`published #>> ${[`translations`, language ?? '', text, 'text']}::text[]`

/** A text of the published page: its translation, or the text in the main language. */
export const inLanguage = (text: Text, language: AskedLanguage): RawBuilder<string> =>
  language === undefined
    ? sql`coalesce(${own(text)}, '')`
    : sql`coalesce(${translation(text, language)}, ${own(text)}, '')`

const missing = (text: Text, language: AskedLanguage) => sql<boolean>`
  (${own(text)} <> '' AND ${translation(text, language)} IS NULL)`

const untranslatedWith = (summaryIsMissing: RawBuilder<boolean>, language: AskedLanguage) => sql<
  string[]
>`array_remove(ARRAY[CASE WHEN ${missing('title', language)} THEN 'title' END,
                     CASE WHEN ${summaryIsMissing} THEN 'summary' END], NULL)`

const nothing = sql<string[]>`'{}'::text[]`

/** Which of the title and the summary of an article are not in a language. */
export const untranslated = (language: AskedLanguage): RawBuilder<string[]> =>
  language === undefined
    ? nothing
    : untranslatedWith(missing('article.summary', language), language)

/** The same for search results, where the description of a page is its summary. */
export const untranslatedFound = (language: AskedLanguage): RawBuilder<string[]> =>
  language === undefined
    ? nothing
    : untranslatedWith(
        sql`CASE WHEN coalesce(${own('article.summary')}, '') <> '' THEN ${missing('article.summary', language)}
                 ELSE ${missing('description', language)} END`,
        language,
      )

/** Languages that a page is translated to, with its title. */
export const languages: RawBuilder<string[]> = sql`
  ARRAY(SELECT t.key FROM jsonb_each(coalesce(published -> 'translations', '{}')) AS t
         WHERE t.value ? 'title' ORDER BY t.key)`
