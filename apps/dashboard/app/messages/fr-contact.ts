import type { Translation } from '@vitrine/messages'
import type { enContact } from './en-contact.ts'

export const frContact: Translation<typeof enContact> = {
  contact: {
    title: 'Messages',
    text: 'Ce que les visiteurs écrivent dans les formulaires de contact de vos pages et demandent sur les produits. Chaque message arrive aussi par e-mail.',
    show: 'Quels messages',
    all: 'Tous',
    unread: 'Non lus',
    emptyTitle: 'Aucun message pour l’instant',
    emptyText:
      'Les visiteurs peuvent poser une question sur la page d’un produit. Ajoutez la section « Formulaire de contact » à une page, et ils peuvent aussi vous y écrire.',
    noneUnreadTitle: 'Tout est lu',
    noneUnreadText: 'Les nouveaux messages apparaissent d’abord ici.',
    new: 'Non lu',
    from: 'Message de {name}',
    answer: 'Répondre par e-mail',
    subject: 'Votre message à {shop}',
    questionSubject: 'Votre question sur {product}',
    markRead: 'Marquer comme lu',
    markUnread: 'Marquer comme non lu',
    member: 'Membre',
    page: 'Écrit sur cette page',
    product: 'Demande à propos de',
    delete: 'Supprimer',
    deleteTitle: 'Supprimer le message de « {name} » ?',
    deleteText: 'C’est définitif : il ne peut pas être restauré.',
    deleted: 'Le message de « {name} » est supprimé.',
  },
}
