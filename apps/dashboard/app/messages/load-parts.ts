import { createMessages, type LanguageChoice, type Messages as MessagesOf } from '@vitrine/messages'
import type { en } from './en.ts'
import type { Language } from './languages.ts'
import { catalogues, type MessagePart } from './parts.ts'

/** All messages of the dashboard in the language of the reader. */
export type Messages = MessagesOf<typeof en>

/**
 * Loads messages of one language in parts. `messages` contains all loaded parts and stays the same object, so that
 * loading does not re-render visible screens: a screen is rendered once its parts are loaded.
 */
export function createMessageLoader({ language, locale }: LanguageChoice<Language>) {
  const messages = {} as Messages
  const parts = new Map<MessagePart, Promise<void>>()
  const add = async (part: MessagePart) => {
    const catalogue = await catalogues[part][language]()
    // Copies getters instead of calling them: branches are prepared when they are first read.
    const added = Object.getOwnPropertyDescriptors(createMessages(catalogue, locale))
    Object.defineProperties(messages, added)
  }
  return {
    messages,
    /** Throws if a part could not be loaded; the next call retries. */
    async load(...wanted: readonly MessagePart[]): Promise<void> {
      await Promise.all(
        wanted.map((part) => {
          const loading = parts.get(part) ?? add(part)
          parts.set(part, loading)
          return loading.catch((error: unknown) => {
            parts.delete(part)
            throw error
          })
        }),
      )
    },
  }
}
