import type { Translation } from '@vitrine/messages'
import type { enContact } from './en-contact.ts'

export const esContact: Translation<typeof enContact> = {
  contact: {
    title: 'Mensajes',
    text: 'Lo que escriben los visitantes en los formularios de contacto de sus páginas y preguntan sobre los productos. Cada mensaje llega también por correo.',
    show: 'Qué mensajes',
    all: 'Todos',
    unread: 'Sin leer',
    emptyTitle: 'Aún no hay mensajes',
    emptyText:
      'Los visitantes pueden preguntar en la página de un producto. Añada la sección «Formulario de contacto» a una página, y también podrán escribirle allí.',
    noneUnreadTitle: 'Todo está leído',
    noneUnreadText: 'Los mensajes nuevos aparecen aquí primero.',
    new: 'Sin leer',
    from: 'Mensaje de {name}',
    answer: 'Responder por correo',
    subject: 'Su mensaje a {shop}',
    questionSubject: 'Su pregunta sobre {product}',
    markRead: 'Marcar como leído',
    markUnread: 'Marcar como no leído',
    member: 'Miembro',
    page: 'Escrito en esta página',
    product: 'Pregunta por',
    delete: 'Eliminar',
    deleteTitle: '¿Eliminar el mensaje de «{name}»?',
    deleteText: 'Se pierde para siempre y no se puede recuperar.',
    deleted: 'El mensaje de «{name}» se ha eliminado.',
  },
}
