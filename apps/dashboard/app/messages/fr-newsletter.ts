import type { Translation } from '@vitrine/messages'
import type { enNewsletter, enNewsletterSettings } from './en-newsletter.ts'

export const frNewsletter: Translation<typeof enNewsletter> = {
  newsletter: {
    title: 'Newsletter',
    text: 'Qui a demandé votre newsletter et confirmé son adresse. Le fichier a un lien de désinscription pour chacun ; le programme qui envoie votre newsletter en a besoin.',
    search: 'Chercher une adresse',
    all: 'Tous',
    states: { PENDING: 'Pas confirmé', ACTIVE: 'Abonné', UNSUBSCRIBED: 'Désabonné' },
    columns: { email: 'E-mail', state: 'Statut', since: 'Depuis', source: 'Origine' },
    sources: {
      NEWSLETTER_FORM: 'Formulaire de newsletter',
      ACCOUNT: 'Compte',
      CHECKOUT: 'Commande {number}',
    },
    export: 'Exporter en CSV',
    emptyTitle: 'Aucun abonné pour l’instant',
    emptyText: 'Ajoutez la section « Newsletter » à une page, et les visiteurs peuvent s’abonner.',
    noneFoundTitle: 'Aucun abonné trouvé',
    noneFoundText: 'Essayez une partie de l’adresse, ou un autre statut.',
    unsubscribe: 'Désabonner',
    unsubscribeNamed: 'Désabonner {name}',
    unsubscribeTitle: 'Désabonner {name} ?',
    unsubscribeText:
      'La newsletter n’est plus envoyée à cette adresse. La preuve de l’accord reste, avec la date de fin.',
    unsubscribed: '{name} est désabonné.',
    delete: 'Supprimer',
    deleteNamed: 'Supprimer {name}',
    deleteTitle: 'Supprimer {name} ?',
    deleteText:
      'La preuve de l’accord disparaît aussi. Pour arrêter la newsletter, se désabonner suffit.',
    deleted: '{name} est supprimé.',
  },
}

export const frNewsletterSettings: Translation<typeof enNewsletterSettings> = {
  newsletterSettings: {
    title: 'Newsletter',
    offer: 'Proposer la newsletter',
    offerHint: 'À la commande et dans le compte des membres. Qui accepte est abonné.',
    doubleOptIn: 'Faire confirmer les adresses',
    doubleOptInHint:
      'La newsletter ne va qu’à celles et ceux qui ouvrent le lien envoyé d’abord (double consentement). La loi de beaucoup de pays l’exige.',
  },
}
