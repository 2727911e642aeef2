import { ProductNotFound, VariantNotFound } from '../catalog/index.ts'
import {
  DELETE,
  GET,
  Guid,
  Offset,
  Omittable,
  operation,
  POST,
  PUT,
  service,
  Type,
} from '../kit/index.ts'
import { ContactFormNotFound, ContactMessageNotFound, TooManyContactMessages } from './errors.ts'
import { ContactMessageChanged, ContactMessageDeleted, ContactMessageReceived } from './facts.ts'
import { ContactMessage, NewContactMessage, NewProductQuestion } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

/** Messages of visitors from contact forms and questions about products; each is also mailed to the shop. */
export const contactMessages = service({
  name: 'contact-messages',
  summary: 'Messages of contact forms, and questions about products',
  mounts: ['/vitrine/v1/contact-messages'],
  operations: {
    sendMessage: operation({
      route: POST(''),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 5,
      summary: 'Send a message to the shop by a contact form of one of its pages',
      description:
        'The message is mailed to the sender address of the shop, or to its owners where it has none. The same message ' +
        'of an address within an hour is stored once.',
      request: Type.Object(NewContactMessage),
      response: Type.Object({}),
      errors: [ContactFormNotFound, TooManyContactMessages],
      facts: [ContactMessageReceived],
    }),
    askAboutProduct: operation({
      route: POST('/questions'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 5,
      summary: 'Send a question about a product to the shop',
      description:
        'A message that names a product that visitors see, and a variant of it. It is mailed and listed as those of contact ' +
        'forms are, and counts with them: the same of an address about a product within an hour is stored once.',
      request: Type.Object(NewProductQuestion),
      response: Type.Object({}),
      errors: [ProductNotFound, VariantNotFound, TooManyContactMessages],
      facts: [ContactMessageReceived],
    }),
    listMessages: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List messages, newest first',
      request: Type.Object({
        /** Only unread ones. */
        unread: Omittable(Type.Boolean()),
        /** Default 50. */
        limit: Omittable(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Omittable(Offset()),
      }),
      response: Type.Object({
        messages: Type.Array(ContactMessage),
        /** Total number of matching messages. */
        total: Type.Integer(),
        unreadCount: Type.Integer(),
      }),
    }),
    setMessageRead: operation({
      route: PUT('/{id}/read'),
      permission: 'admin',
      writes: true,
      summary: 'Mark a message as read or unread',
      request: Type.Object({ id: Guid(), read: Type.Boolean() }),
      response: Type.Object({ message: ContactMessage }),
      errors: [ContactMessageNotFound],
      facts: [ContactMessageChanged],
    }),
    deleteMessage: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a message for good',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [ContactMessageNotFound],
      facts: [ContactMessageDeleted],
    }),
  },
})
