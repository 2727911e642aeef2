import { createMessages, type LanguageChoice, type Messages as MessagesOf } from '@vitrine/messages'
import type { en } from './en.ts'
import type { Language } from './languages.ts'
import { catalogues, type MessagePart } from './parts.ts'

/** All messages of the dashboard in the language of the reader. */
export type Messages = MessagesOf<typeof en>

/**
 * Loads messages of one language in parts. All that were loaded are in `messages`, which stays the same object, so that
 * what is shown is not rendered again: a screen is shown when its parts are there.
 */
export function createMessageLoader({ language, locale }: LanguageChoice<Language>) {
  const messages = {} as Messages
  const parts = new Map<MessagePart, Promise<void>>()
  const add = async (part: MessagePart) => {
    const catalogue = await catalogues[part][language]()
    Object.assign(messages, createMessages(catalogue, locale))
  }
  return {
    messages,
    /** Throws where a part could not be loaded; the next call tries again. */
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
