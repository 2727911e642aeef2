import type { Translation } from '@vitrine/messages'
import type { enSearch } from './en-search.ts'

export const frSearch: Translation<typeof enSearch> = {
  searchSettings: {
    synonyms: 'Mots de même sens',
    synonymsText: 'Chercher l’un trouve aussi les autres.',
    synonymsHint: 'Une ligne par groupe, avec des virgules entre les mots.',
    example: 'canapé, sofa, divan',
    none: 'Rien pour l’instant : chaque mot vaut pour lui-même.',
    more: 'et {n} de plus',
    tooMany: 'Gardez au plus {most} lignes.',
    oneWord: 'La ligne {line} n’a qu’un mot. Ajoutez-en un autre après une virgule.',
    tooManyWords: 'La ligne {line} a plus de {most} mots.',
    tooLong: 'La ligne {line} a un mot de plus de {most} caractères.',
    index: 'Index',
    indexText:
      'L’index suit chaque changement. S’il manque quelque chose, reconstruisez-le : l’ancien sert d’ici là.',
    rebuild: 'Reconstruire l’index',
    rebuilding: 'L’index est en reconstruction.',
  },
  filterSettings: {
    title: 'Filtres',
    text: 'Ce par quoi les clients filtrent les collections et les résultats de recherche. Options, marques, tags et champs personnalisés viennent et partent avec vos produits ; les nouveaux s’ajoutent à la fin.',
    kinds: {
      PRICE: 'Prix',
      AVAILABILITY: 'Disponibilité',
      BRAND: 'Marque',
      RIBBON: 'Bandeau',
      TAG: 'Tag',
    },
    price: 'Du prix le plus bas au plus haut',
    availability: 'En stock, en promotion',
    gone: 'Aucun produit visible ne l’a actuellement',
    examples: '{some} et {n} de plus',
    up: 'Monter {name}',
    down: 'Descendre {name}',
    automatic: 'Revenir à l’ordre automatique',
  },
  nothingFound: {
    title: 'Cherché, pas trouvé',
    text: 'Ce que les clients ont cherché sans résultat ces 30 derniers jours. Un synonyme, un tag ou un nouveau produit peut aider.',
    none: 'Chaque recherche des 30 derniers jours a trouvé quelque chose.',
    words: 'Mots',
    count: 'Recherches',
    last: 'Dernière',
    more: 'Afficher plus',
  },
}
