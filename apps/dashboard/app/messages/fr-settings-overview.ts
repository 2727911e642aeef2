import type { Translation } from '@vitrine/messages'
import type { enSettingsOverview } from './en-settings-overview.ts'

export const frSettingsOverview: Translation<typeof enSettingsOverview> = {
  settingsOverview: {
    text: 'Comment la boutique fonctionne, vend et s’exprime.',
    groups: {
      shop: 'Boutique',
      customers: 'Connexion et e-mails',
      found: 'Apparence et recherche',
      system: 'Équipe et système',
    },
    about: {
      general: 'Nom, langue, mesures et formats',
      currencies: 'Devises et taux de change',
      checkout: 'Champs, commande minimale et arrondi',
      payments: 'Moyens de paiement et leurs comptes',
      delivery: 'Où vous livrez, et à quel prix',
      taxes: 'Régions, taux et groupes de taxes',
      sites: 'Vos boutiques, leurs adresses et copies',
      signIn: 'Mots de passe, approbation et seconds facteurs',
      providers: 'Connexion avec les comptes d’autres services',
      mail: 'Expéditeur et serveur d’e-mails',
      mailTexts: 'Le contenu de vos e-mails, dans chaque langue',
      phone: 'Codes par SMS',
      branding: 'Logo et couleurs de la connexion et des e-mails',
      search: 'Synonymes, filtres et recherches sans résultat',
      feeds: 'Google et Meta lisent ici vos produits',
      redirects: 'Où les liens externes peuvent ramener',
      staff: 'Qui travaille ici, et avec quels droits',
      history: 'Chaque modification, et son annulation',
      jobs: 'Ce qui s’exécute en arrière-plan',
      log: 'Connexions et tentatives refusées',
      developers: 'Clés, applications et webhooks',
    },
  },
}
