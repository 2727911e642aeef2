import type { Translation } from '@vitrine/messages'
import type { enWaiting } from './en-waiting.ts'

export const frWaiting: Translation<typeof enWaiting> = {
  waiting: {
    title: 'Liste d’attente',
    people: {
      none: 'Personne n’attend',
      one: '{n, number} personne attend',
      other: '{n, number} personnes attendent',
    },
    search: 'Produit ou option',
    columns: {
      product: 'Produit',
      choices: 'Options',
      since: 'Attente depuis',
      last: 'Dernière',
      people: 'Personnes',
    },
    whole: 'Toute option',
    stop: 'Arrêter la collecte',
    start: 'Recueillir les demandes',
    hasStopped: 'La boutique ne prend plus de demandes',
    hasStarted: 'La boutique prend à nouveau des demandes',
    stopped:
      'La boutique ne prend pas de demandes actuellement. Ceux qui attendent déjà recevront quand même un e-mail au retour en stock.',
    drops: {
      stop: 'Arrêter les e-mails de prix',
      start: 'Annoncer les baisses de prix',
      hasStopped: 'La boutique n’envoie plus d’e-mails sur les prix',
      hasStarted: 'La boutique écrit à nouveau quand un prix d’une liste d’envies baisse',
      stopped: 'La boutique n’envoie pas d’e-mails quand les prix des listes d’envies baissent.',
    },
    toProduct: 'Ouvrir le produit',
    nobody: 'Plus personne ne l’attend.',
    delete: 'Supprimer',
    deleteOf: 'Supprimer la demande de {email}',
    deleted: 'La demande de {email} est supprimée',
    emptyTitle: 'Personne n’attend',
    emptyText:
      'Quand un article est épuisé, les visiteurs peuvent laisser leur adresse e-mail. Vous voyez ici combien le veulent ; chacun reçoit un e-mail à son retour.',
    noneFoundTitle: 'Rien ne correspond',
    noneFoundText: 'Essayez avec moins de mots, ou regardez tout.',
  },
}
