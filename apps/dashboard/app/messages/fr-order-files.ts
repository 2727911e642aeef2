import type { Translation } from '@vitrine/messages'
import type { enOrderFiles } from './en-order-files.ts'

export const frOrderFiles: Translation<typeof enOrderFiles> = {
  orderFiles: {
    title: 'Import et export',
    back: 'Commandes',
    importTitle: 'Importer des commandes',
    importText:
      'Depuis un fichier CSV ou JSON Lines d’un autre système, dans l’état où elles y étaient. Personne ne reçoit d’e-mail, aucun stock n’est pris et aucune facture n’est émise. Une commande déjà importée ne l’est pas une seconde fois.',
    dryRun: 'Seulement vérifier le fichier',
    dryRunHint: 'Le rapport dit ce qui serait importé et ce qui ne va pas. Rien n’est enregistré.',
    drop: 'Déposez un fichier ici, ou',
    choose: 'Choisir un fichier',
    uploading: 'Envoi de « {name} »',
    notTable: '« {name} » n’est pas un fichier CSV ou JSON Lines.',
    columnsTitle: 'Ce qu’il faut dans un tableau',
    columnsText:
      'Une ligne par article de commande, avec les colonnes externalId, purchasedDate, itemName, itemQuantity et itemPrice. Exportez une commande pour voir toutes les colonnes ; les noms d’autres systèmes sont aussi compris.',
    earlier: 'Imports',
    none: 'Aucune commande n’a encore été importée.',
    dry: 'vérification',
    columns: {
      file: 'Fichier',
      state: 'État',
      count: 'Commandes',
      report: 'Rapport',
      started: 'Début',
    },
    exportTitle: 'Exporter des commandes',
    exportText:
      'Avec leurs lignes, montants et adresses. Le fichier peut être importé à nouveau.',
    exportAll: { one: '{n, number} commande.', other: 'Les {n, number} commandes.' },
    exportFiltered: {
      one: 'La {n, number} commande de la liste filtrée.',
      other: 'Les {n, number} commandes de la liste filtrée.',
    },
    allInstead: 'Plutôt toutes les commandes',
    format: 'Format',
    formats: { csv: 'CSV, pour les tableurs', jsonl: 'JSON Lines, pour les programmes' },
    exportStart: 'Exporter',
    exporting: 'Le fichier est en cours d’écriture…',
    progress: 'Progression',
    rows: '{done} sur {total}',
    pace: '{rows} par seconde',
    left: 'encore {time}',
    counts: {
      created: 'Importées',
      wouldCreate: 'Seraient importées',
      unchanged: 'Déjà importées',
      failed: 'Non importées',
      wouldFail: 'Ne seraient pas importées',
    },
    stop: 'Arrêter l’import',
    stopTitle: 'Arrêter l’import ?',
    stopText:
      'Les commandes déjà importées restent. Importez à nouveau le même fichier pour continuer.',
    report: 'Rapport',
    reportNone: 'Aucun problème avec aucune commande.',
    reportWait: 'Rien à signaler pour l’instant.',
    reportColumns: { line: 'Ligne', kind: 'Type', field: 'Champ', what: 'Problème' },
    severities: { ERROR: 'Non importée', WARNING: 'Importée sans certaines données' },
    missing: 'Cet import n’existe pas.',
    seeOrders: 'Voir les commandes',
    importNow: 'Importer le fichier',
  },
}
