import type { InputOf } from '../../api/client.ts'

/** Search parameters of the messages. */
export type MessagesSearch = {
  readonly show: 'unread' | ''
  /** Counted from 1. */
  readonly page: number
}

export function readMessagesSearch(raw: Readonly<Record<string, unknown>>): MessagesSearch {
  const page = Number(raw.page)
  return {
    show: raw.show === 'unread' ? 'unread' : '',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
  }
}

export const MESSAGES_PAGE = 25

export const messagesQuery = ({
  show,
  page,
}: MessagesSearch): InputOf<'contactMessages.listMessages'> => ({
  unread: show === 'unread',
  limit: MESSAGES_PAGE,
  offset: (page - 1) * MESSAGES_PAGE,
})
