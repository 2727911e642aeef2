import { links } from '../../links.ts'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Pager } from '../../shared/pager.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { Message } from './message.tsx'
import { MESSAGES_PAGE, messagesQuery, readMessagesSearch } from './search.ts'
import './messages.css'

/** Messages of visitors to the shop. */
export function MessagesRoute() {
  const { contact } = useMessages()
  const search = readMessagesSearch(useUrlSearch())
  const result = useOperation('contactMessages.listMessages', messagesQuery(search), {
    keepPrevious: true,
  })
  const { messages, total = 0, unreadCount = 0 } = result.data ?? {}
  const isUnread = search.show === 'unread'
  const now = new Date()
  return (
    <ListPage
      labels={{
        ...contact,
        noneFoundTitle: contact.noneUnreadTitle,
        noneFoundText: contact.noneUnreadText,
      }}
      shownCount={messages?.length}
      total={total}
      isFiltered={isUnread}
      error={result.error}
      onRetry={() => result.refetch()}
      filters={
        <Tabs
          label={contact.show}
          tabs={[
            { label: contact.all, href: links.messages(), here: !isUnread },
            {
              label: unreadCount > 0 ? `${contact.unread} (${unreadCount})` : contact.unread,
              href: links.messages({ show: 'unread' }),
              here: isUnread,
            },
          ]}
        />
      }
    >
      <ul className="contact-list">
        {messages?.map((one) => (
          <Message key={one.id} message={one} now={now} />
        ))}
      </ul>
      <Pager
        page={search.page}
        size={MESSAGES_PAGE}
        total={total}
        linkTo={(page) => links.messages({ ...search, page })}
      />
    </ListPage>
  )
}
