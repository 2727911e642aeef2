import type { Translation } from '@vitrine/messages'
import type { enStock } from './en-stock.ts'

export const frStock: Translation<typeof enStock> = {
  stock: {
    title: 'Historique du stock',
    text: 'Chaque pièce entrée ou sortie : qui, quand et pourquoi. Une erreur peut être annulée, une fois.',
    history: 'Historique du stock',
    historyOf: 'Historique du stock de {what}',
    reason: 'Motif',
    reasons: {
      ORDER: 'Commande',
      MANUAL: 'À la main',
      REVERT_INVENTORY_CHANGE: 'Annulation',
    },
    columns: {
      at: 'Quand',
      what: 'Quoi',
      moved: 'Changement',
      reason: 'Motif',
      who: 'Qui',
      actions: 'Actions',
    },
    actors: {
      staff: 'Ancien membre de l’équipe',
      'api-key': 'Clé API',
      plugin: 'Extension',
      system: 'Le système',
      member: 'Un membre',
      visitor: 'Un visiteur',
    },
    fromTo: 'de {before} à {after}',
    deletedProduct: 'Produit supprimé',
    oneProduct: 'Un produit',
    oneVariant: 'Une variante',
    revert: 'Annuler',
    revertOf: ({ what, delta }: { what: string; delta: number }) =>
      `Annuler : ${what}, ${delta > 0 ? '+' : '−'}${Math.abs(delta)}`,
    reverted: 'annulé',
    revertTitle: 'Annuler ceci pour « {what} » ?',
    revertText: ({ delta }: { delta: number }) =>
      delta > 0
        ? `${delta} ${delta === 1 ? 'pièce ressort' : 'pièces ressortent'} du stock. La ligne reste dans l’historique.`
        : `${-delta} ${delta === -1 ? 'pièce revient' : 'pièces reviennent'} en stock. La ligne reste dans l’historique.`,
    ahead: 'en précommande',
    revertAhead: ({ pieces }: { pieces: number }) =>
      pieces > 0
        ? `${pieces} de moins seront en précommande. La ligne reste dans l’historique.`
        : `${-pieces} de plus seront à nouveau en précommande. La ligne reste dans l’historique.`,
    revertedNow: 'Annulé. « {what} » a {after} en stock.',
    location: 'Emplacement',
    locations: 'Emplacements',
    locationsText:
      'Où vous gardez du stock. La boutique vend ce qui est à l’emplacement par défaut ; des programmes peuvent déplacer le stock des autres.',
    defaultLocation: 'L’emplacement par défaut',
    locationName: 'Nom de « {name} »',
    saveLocation: 'Enregistrer le nom de « {name} »',
    newLocation: 'Un nouvel emplacement',
    locationAdded: '« {name} » est ajouté.',
    locationRenamed: 'Il s’appelle maintenant « {name} ».',
    drops: 'Ventes flash',
    dropsText:
      'Une vente flash, c’est ce que beaucoup achètent à la même minute : ils commandent sans s’attendre, et les listes peuvent montrer sa quantité avec une seconde de retard.',
    dropMarked: '« {name} » est maintenant une vente flash.',
    dropUnmarked: '« {name} » n’est plus une vente flash.',
    dropAndPreorder: 'Vendu comme d’habitude tant qu’il accepte les précommandes',
    piecesLeft: { one: '{n} pièce en stock', other: '{n} pièces en stock' },
    nothingTracked:
      'Comptez d’abord le stock de ce produit ; il pourra ensuite être une vente flash.',
    oneBatch: 'Déplacé en une fois',
    batchText: 'Tout ceci a été déplacé par un seul appel.',
    together: '{n} lignes en une fois',
    revertAll: 'Tout annuler',
    revertAllTitle: 'Annuler tout ce qui a été déplacé en une fois ?',
    revertAllText:
      'Ce qui n’est pas encore annulé l’est. Tout ou, s’il ne reste pas assez de pièces, rien.',
    revertedAll: { one: '{n} ligne annulée.', other: '{n} lignes annulées.' },
    emptyTitle: 'Aucun mouvement de stock pour l’instant',
    emptyText: 'Comptez le stock d’un produit, et chaque changement apparaît ici.',
    toProducts: 'Vers les produits',
    check: 'Vérifier le stock',
    checking: ({ done, of }: { done: number; of: number }) =>
      of > 0 ? `Vérification de ${done} sur ${of}` : 'Vérification',
    checkedWell: 'Tout le stock est la somme de son historique.',
    checkFailed: 'La vérification n’est pas allée au bout. Relancez-la.',
    differTitle: {
      one: '{n} variante a un autre stock que ce que dit l’historique',
      other: '{n} variantes ont un autre stock que ce que dit l’historique',
    },
    differText: 'La réparation leur donne la somme de leur historique. Rien d’autre ne change.',
    repair: 'Réparer le stock',
    repaired: '{done} sur {of} réparés.',
  },
}
