/** Messages of the screen with visitors' contact messages. */
export const enContact = {
  contact: {
    title: 'Messages',
    text: 'What visitors write in the contact forms of your pages, and ask about products. Each also comes by mail.',
    show: 'Which messages',
    all: 'All',
    unread: 'Unread',
    emptyTitle: 'No messages yet',
    emptyText:
      'Visitors can ask you on the page of a product. Add the section “Contact form” to a page, and they can write to you there, too.',
    noneUnreadTitle: 'Everything is read',
    noneUnreadText: 'New messages stand here first.',
    new: 'Unread',
    from: 'Message from {name}',
    answer: 'Answer by mail',
    subject: 'Your message to {shop}',
    questionSubject: 'Your question about {product}',
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
    member: 'Member',
    page: 'Written on this page',
    /** Before the name of a product. */
    product: 'Asks about',
    delete: 'Delete',
    deleteTitle: 'Delete the message from “{name}”?',
    deleteText: 'It is gone for good, and cannot be brought back.',
    deleted: 'The message from “{name}” is deleted.',
  },
} as const
