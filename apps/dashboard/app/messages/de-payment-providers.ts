import type { Translation } from '@vitrine/messages'
import type { enPaymentProviders } from './en-payment-providers.ts'

export const dePaymentProviders: Translation<typeof enPaymentProviders> = {
  paymentProviders: {
    heading: 'Zahlungsanbieter',
    hint: 'Nehmen Sie Karten und andere Zahlungsarten mit einem eigenen Konto bei einem Anbieter an. Käufer zahlen auf dessen Seite; keine Karte erreicht je diesen Shop.',
    names: { STRIPE: 'Stripe', MOLLIE: 'Mollie', PAYPAL: 'PayPal' },
    abouts: {
      STRIPE: 'Karten, Wallets und örtliche Zahlungsarten, in den meisten Ländern.',
      MOLLIE: 'Karten, iDEAL, Bancontact und andere Zahlungsarten in Europa.',
      PAYPAL: 'PayPal-Konten und Karten.',
    },
    notConnected: 'Nicht verbunden',
    test: 'Testschlüssel',
    live: 'Verbunden',
    connect: 'Verbinden',
    connectOf: '{name} verbinden',
    change: 'Ändern',
    changeOf: 'Verbindung mit {name} ändern',
    delete: 'Trennen',
    deleteOf: '{name} trennen',
    deleteTitle: '{name} trennen?',
    deleteText:
      'Die Schlüssel werden vergessen, und Käufer können {name} nicht mehr wählen. Zahlungen bleiben, lassen sich hier aber erst wieder einziehen oder erstatten, wenn es wieder verbunden ist.',
    deleted: '{name} ist getrennt.',
    saved: '{name} ist verbunden. Prüfen Sie jetzt die Verbindung.',
    key: 'Schlüssel {hint}',
    manual: 'Geld wird von Hand eingezogen',
    messageNever: 'noch keine Nachricht',
    messageLast: 'letzte Nachricht {when}',
    testNote:
      'Mit Testschlüsseln fließt kein Geld. Tragen Sie Ihre echten Schlüssel ein, bevor Sie verkaufen.',
    needsMethod:
      'Käufer können {name} noch nicht wählen: Legen Sie oben eine Zahlungsart dieser Art an.',
    webhook: 'Adresse für Nachrichten',
    webhookTexts: {
      STRIPE:
        'Legen Sie bei Stripe unter Entwickler › Webhooks einen Endpunkt mit dieser Adresse und den Ereignissen checkout.session.*, payment_intent.*, charge.* und refund.* an. Tragen Sie dann dessen Signaturgeheimnis hier ein.',
      MOLLIE: 'Nichts einzutragen: Mollie erfährt diese Adresse mit jeder Zahlung.',
      PAYPAL:
        'Legen Sie in Ihrer App auf developer.paypal.com einen Webhook mit dieser Adresse und allen Ereignissen zu Checkout und Zahlungen an. Tragen Sie dann dessen Id hier ein.',
    },
    check: 'Verbindung prüfen',
    checkOf: 'Verbindung mit {name} prüfen',
    checking: '{name} wird gefragt …',
    good: 'Alles funktioniert: {account}.',
    goodUnnamed: 'Alles funktioniert.',
    problems: {
      KEY_REFUSED: '{name} kennt diesen Schlüssel nicht. Kopieren Sie ihn noch einmal, ganz.',
      KEY_LACKS_PERMISSION:
        'Dieser Schlüssel darf nicht alles, was Zahlungen brauchen. Nehmen Sie den geheimen Schlüssel, oder geben Sie dem eingeschränkten Schreibzugriff auf Checkout, Zahlungen und Erstattungen.',
      UNREACHABLE: '{name} war nicht zu erreichen. Versuchen Sie es in einer Minute noch einmal.',
      PAYMENTS_NOT_ENABLED:
        '{name} lässt dieses Konto noch keine Zahlungen annehmen. Schließen Sie dort die Einrichtung ab.',
      WEBHOOK_SECRET_MISSING:
        'Womit Nachrichten geprüft werden, fehlt: Nachrichten werden abgelehnt, und Bestellungen sind erst bezahlt, wenn Käufer zurückkommen.',
      WEBHOOK_MISSING:
        '{name} schickt keine Nachrichten hierher: Tragen Sie dort die Adresse unten ein.',
      SHOP_NOT_REACHABLE:
        'Dieser Shop hat eine Adresse, die {name} nicht erreicht: Sie braucht https und einen Namen im Internet.',
    },
    says: '{name} sagt: {text}',
    fields: {
      key: { STRIPE: 'Geheimer Schlüssel', MOLLIE: 'API-Schlüssel', PAYPAL: 'Geheimnis der App' },
      keyHint: {
        STRIPE: 'Unter Entwickler › API-Schlüssel. Er beginnt mit sk_ oder rk_.',
        MOLLIE: 'Unter Entwickler › API-Schlüssel. Er beginnt mit live_ oder test_.',
        PAYPAL: 'In Ihrer App auf developer.paypal.com, unter ihrer Client-Id.',
      },
      keyStored: 'Der Schlüssel {hint} ist gespeichert. Lassen Sie dies leer, um ihn zu behalten.',
      clientId: 'Client-Id der App',
      webhookSecret: { STRIPE: 'Signaturgeheimnis des Webhooks', PAYPAL: 'Id des Webhooks' },
      webhookSecretHint: {
        STRIPE: 'Es beginnt mit whsec_. Sie bekommen es, wenn Sie die Adresse eingetragen haben.',
        PAYPAL: 'Sie bekommen sie, wenn Sie die Adresse eingetragen haben.',
      },
      webhookSecretStored: 'Ist gespeichert. Lassen Sie dies leer, um es zu behalten.',
      isTest: 'Das sind Schlüssel der Sandbox',
      capture: 'Wann das Geld eingezogen wird',
      captures: { AUTOMATIC: 'Wenn der Käufer zahlt', MANUAL: 'Später, von Hand' },
      captureHints: {
        AUTOMATIC: 'Richtig für die meisten Shops.',
        MANUAL:
          'Das Geld wird zurückgelegt, und Sie ziehen es in der Bestellung ein, etwa beim Versand. Banken geben es nach etwa einer Woche wieder frei.',
      },
    },
    wrong: {
      key: {
        STRIPE:
          'Tragen Sie einen geheimen Schlüssel ein: Er beginnt mit sk_live_, sk_test_, rk_live_ oder rk_test_.',
        MOLLIE: 'Tragen Sie einen API-Schlüssel ein: Er beginnt mit live_ oder test_.',
        PAYPAL: 'Tragen Sie das Geheimnis der App ein.',
      },
      webhookSecret: 'Ein Signaturgeheimnis beginnt mit whsec_.',
      clientId: 'Tragen Sie die Client-Id der App ein.',
    },
  },
}
