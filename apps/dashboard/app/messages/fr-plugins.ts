import type { Translation } from '@vitrine/messages'
import type { enPlugins } from './en-plugins.ts'

export const frPlugins: Translation<typeof enPlugins> = {
  plugins: {
    title: 'Extensions',
    text: 'Ce que cette installation ajoute au produit. Les extensions sont nommées dans le fichier vitrine.config.ts.',
    all: 'Toutes les extensions',
    emptyTitle: 'Aucune extension',
    emptyText: 'Nommez la première dans vitrine.config.ts et redémarrez.',
    columns: { name: 'Extension', rights: 'Droits', facts: 'Traite', state: 'État' },
    noRights: 'rien au nom de la boutique',
    noFacts: 'rien',
    healthy: 'En bon état',
    waiting: { one: '{n} en attente', other: '{n} en attente' },
    failed: { one: '{n} abandonné', other: '{n} abandonnés' },
    problems: 'Ce que {name} n’a pas traité',
    problemColumns: {
      fact: 'Ce qui s’est passé',
      tries: 'Essais',
      reason: 'Pourquoi pas',
      when: 'Quand',
    },
    retry: 'Réessayer',
    retryOf: 'Réessayer {fact}',
    retried: 'Nouvel essai en cours.',
    saved: 'Enregistré.',
    choose: 'Choisir…',
    required: 'Remplissez ce champ.',
    failedTitle: 'Cette page n’a pas pu être affichée.',
  },
}
