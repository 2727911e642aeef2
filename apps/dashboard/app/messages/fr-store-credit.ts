import type { Translation } from '@vitrine/messages'
import type { enStoreCredit } from './en-store-credit.ts'

export const frStoreCredit: Translation<typeof enStoreCredit> = {
  storeCredit: {
    title: 'Crédit boutique',
    text: 'Ce que les membres peuvent dépenser dans la boutique. Vous le donnez sur la page d’un client.',
    views: {
      label: 'Quels crédits',
      left: 'Avec crédit',
      soon: 'Prend fin sous 30 jours',
      all: 'Tous',
    },
    columns: {
      member: 'Membre',
      email: 'E-mail',
      balance: 'Disponible',
      ending: 'Prend fin en premier',
      end: 'Jusqu’au',
    },
    noEnd: 'Sans fin',
    goneMember: 'Membre supprimé',
    emptyTitle: 'Personne n’a de crédit',
    emptyText: 'Donnez du crédit sur la page d’un client, par exemple pour vous excuser.',
    noneSoonTitle: 'Rien ne prend fin bientôt',
    noneSoonText: 'Aucun crédit ne prend fin dans les 30 prochains jours.',
    export: 'Exporter en CSV',
    exported: {
      one: '{n, number} crédit est dans le fichier.',
      other: '{n, number} crédits sont dans le fichier.',
    },
    settings: {
      open: 'E-mails avant la fin',
      heading: 'E-mails avant la fin du crédit',
      mail: 'Prévenir les membres avant la fin du crédit',
      mailHint: 'Une fois par crédit, aux membres dont l’adresse est vérifiée.',
      days: 'Jours avant la fin',
      wrongDays: 'De 1 à {n} jours.',
      saved: 'Les réglages sont enregistrés.',
    },
  },
}
