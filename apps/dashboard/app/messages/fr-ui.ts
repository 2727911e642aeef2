import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'

/** Messages of the components that storefront and dashboard share. */
export const frUi: Translation<Pick<typeof en, 'ui'>> = {
  ui: {
    close: 'Fermer',
    optional: 'facultatif',
    loading: 'Chargement',
    undo: 'Annuler',
    dismiss: 'Masquer',
    notices: 'Notifications',
    remove: 'Retirer {name}',
    unavailable: 'Indisponible',
    price: { was: 'Avant', now: 'Maintenant' },
    password: {
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
      capsLock: 'La touche Verr. Maj. est activée.',
    },
    pages: { previous: 'Précédent', next: 'Suivant', page: 'Page {n, number}' },
    breadcrumbs: 'Vous êtes ici',
    theme: { title: 'Affichage', light: 'Clair', dark: 'Sombre', system: 'Comme le système' },
    table: {
      selectAll: 'Sélectionner toutes les lignes',
      select: 'Sélectionner {name}',
      selected: { one: '{n, number} sélectionné', other: '{n, number} sélectionnés' },
    },
    chart: { table: 'Chiffres' },
  },
}
