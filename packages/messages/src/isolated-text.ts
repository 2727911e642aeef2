import type { Format } from './create-messages.ts'
import { directionOf } from './direction.ts'

const isolated: Readonly<Record<string, Format>> = {
  text: (value) => (value === '' ? '' : `\u2068${value}\u2069`),
}

/**
 * Formats for `createMessages`: in right-to-left languages, every value without a format is isolated, so that
 * a name, an e-mail address or a code within a sentence does not reorder the words around it. Empty for other
 * languages.
 */
export const isolatedText = (locale: string): Readonly<Record<string, Format>> =>
  directionOf(locale) === 'rtl' ? isolated : {}
