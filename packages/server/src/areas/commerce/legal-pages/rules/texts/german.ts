import type { FilledValues } from '../fill.ts'
import { list, paragraphs } from './html.ts'
import type { LegalText, LegalTexts } from './legal-text.ts'

/** Texts in German, by German law for consumers. */
export const german = (v: FilledValues): Required<LegalTexts> => ({
  imprint: imprint(v),
  privacy: privacy(v),
  terms: terms(v),
  delivery: delivery(v),
  returns: returns(v),
  withdrawal: withdrawal(v),
})

const imprint = (v: FilledValues): LegalText => ({
  title: 'Impressum',
  slug: 'impressum',
  description: `Wer ${v.shopName} betreibt und wie Sie uns erreichen.`,
  sections: [
    [
      'Angaben gemäß § 5 DDG',
      paragraphs(`${v.sellerName}<br />${v.sellerAddress}`, `Vertreten durch: ${v.representative}`),
    ],
    ['Kontakt', paragraphs(`E-Mail: ${v.email}`, `Telefon: ${v.phone}`)],
    [
      'Register und Steuern',
      paragraphs(`Registereintrag: ${v.register}`, `Umsatzsteuer-ID: ${v.vatId}`),
    ],
    [
      'Streitbeilegung',
      paragraphs(
        'An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu auch nicht verpflichtet. Schreiben Sie uns, wenn etwas nicht stimmt: Wir suchen mit Ihnen eine Lösung.',
      ),
    ],
  ],
})

const privacy = (v: FilledValues): LegalText => ({
  title: 'Datenschutz',
  slug: 'datenschutz',
  description: `Welche Daten ${v.shopName} verarbeitet, wozu und wie lange.`,
  sections: [
    [
      'Wer verantwortlich ist',
      paragraphs(
        `Verantwortlich für die Verarbeitung auf ${v.shopUrl} ist ${v.sellerName}, ${v.sellerAddress}. Zu allen Fragen des Datenschutzes erreichen Sie uns unter ${v.email}.`,
      ),
    ],
    [
      'Beim Besuch der Seiten',
      paragraphs(
        `Der Server verarbeitet die Adresse Ihres Netzanschlusses, Zeitpunkt und Ziel des Abrufs und die Kennung Ihres Browsers, damit die Seiten ausgeliefert und Angriffe erkannt werden. Grundlage ist unser Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO). Betrieben wird der Server von: ${v.host}.`,
        'Wir setzen nur Cookies, ohne die der Shop nicht arbeitet: für Warenkorb, Anmeldung, Sprache und Darstellung (§ 25 Abs. 2 Nr. 2 TDDDG). Was Sie tun, wird nicht über andere Websites hinweg verfolgt.',
        'Wie viele Menschen den Shop besuchen, zählen wir ohne Cookies: Aus einem Teil Ihrer Adresse und der Kennung Ihres Browsers wird mit einem Zufallswert des Tages ein Kennzeichen berechnet, das niemand zurückrechnen kann und das mit dem Zufallswert nach dem Tag gelöscht wird. Nur Summen bleiben.',
      ),
    ],
    [
      'Bei einer Bestellung',
      paragraphs(
        'Wir verarbeiten Name, Anschriften, E-Mail-Adresse, den Inhalt der Bestellung und Angaben zur Zahlung, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Was für die Lieferung nötig ist, erhält das Transportunternehmen, was für die Zahlung nötig ist, der Zahlungsdienst, den Sie wählen.',
        'Rechnungen und Buchungsbelege bewahren wir so lange auf, wie das Handels- und Steuerrecht es verlangt (Art. 6 Abs. 1 Buchst. c DSGVO).',
      ),
    ],
    [
      'Kundenkonto, Nachrichten und Newsletter',
      list(
        'Ein Kundenkonto besteht, bis Sie es löschen. Dort sehen Sie Ihre Daten und können sie herunterladen.',
        'Nachrichten verarbeiten wir, um sie zu beantworten, und löschen sie, wenn sie erledigt sind und keine gesetzliche Frist entgegensteht.',
        'Einen Newsletter senden wir nur mit Ihrer Einwilligung, die Sie in jeder Ausgabe widerrufen können (Art. 6 Abs. 1 Buchst. a DSGVO).',
      ),
    ],
    [
      'Ihre Rechte',
      paragraphs(
        'Sie können Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und die Herausgabe Ihrer Daten verlangen. Verarbeitungen, die sich auf unsere Interessen stützen, können Sie widersprechen; eine Einwilligung gilt nur, bis Sie sie widerrufen. Eine Nachricht an uns genügt.',
        `Sie können sich außerdem bei einer Aufsichtsbehörde beschweren, bei uns: ${v.authority}.`,
      ),
    ],
  ],
})

const terms = (v: FilledValues): LegalText => ({
  title: 'Allgemeine Geschäftsbedingungen',
  slug: 'agb',
  description: `Was für Bestellungen bei ${v.shopName} gilt.`,
  sections: [
    [
      '1. Wofür diese Bedingungen gelten',
      paragraphs(
        `Sie gelten für alle Bestellungen auf ${v.shopUrl} bei ${v.sellerName}, ${v.sellerAddress}. Verbraucher ist, wer überwiegend nicht für ein Gewerbe oder einen selbständigen Beruf kauft.`,
      ),
    ],
    [
      '2. Wie ein Vertrag zustande kommt',
      paragraphs(
        'Die Produkte im Shop laden Sie ein, bei uns zu bestellen. Auf der letzten Seite der Kasse sehen Sie alle Angaben und können sie ändern. Mit der Schaltfläche, die die Bestellung kostenpflichtig abschließt, bieten Sie uns den Kauf an.',
        'Den Eingang bestätigen wir sofort per E-Mail. Der Vertrag kommt zustande, wenn wir die Bestellung ausdrücklich annehmen, zur Zahlung auffordern oder die Ware versenden, spätestens nach fünf Tagen; sonst sind Sie an Ihr Angebot nicht mehr gebunden.',
        'Den Vertragstext speichern wir und senden ihn Ihnen mit diesen Bedingungen per E-Mail. Vertragssprache ist Deutsch.',
      ),
    ],
    [
      '3. Preise und Zahlung',
      paragraphs(
        'Es gelten die Preise zum Zeitpunkt der Bestellung. Sie sind Gesamtpreise; Versandkosten stehen vor dem Abschluss der Bestellung gesondert da.',
        `Sie können zahlen mit: ${v.paymentMethods}.`,
      ),
    ],
    [
      '4. Lieferung',
      paragraphs(
        `Wir liefern in: ${v.deliveryRegions}. Die Lieferzeit steht auf der Seite „Versand und Zahlung“. Ist etwas trotz sorgfältiger Planung nicht lieferbar, sagen wir es Ihnen sofort und erstatten, was Sie dafür gezahlt haben.`,
      ),
    ],
    [
      '5. Widerruf',
      paragraphs(
        `Verbraucher können ihre Bestellung binnen ${v.withdrawalDays} Tagen widerrufen. Das Nähere steht auf der Seite „Widerrufsrecht“.`,
      ),
    ],
    [
      '6. Eigentum und Mängel',
      paragraphs(
        'Die Ware bleibt unser Eigentum, bis sie vollständig bezahlt ist. Für Mängel gelten die gesetzlichen Rechte. Schreiben Sie uns, wenn etwas beschädigt ankommt: Das hilft uns gegenüber dem Transportunternehmen, Ihre Rechte hängen davon nicht ab.',
      ),
    ],
    [
      '7. Haftung',
      paragraphs(
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur, wenn eine Pflicht verletzt ist, auf deren Erfüllung Sie vertrauen dürfen, und nur für den vorhersehbaren Schaden.',
      ),
    ],
    [
      '8. Recht',
      paragraphs(
        'Es gilt deutsches Recht ohne das UN-Kaufrecht. Verbrauchern bleibt der Schutz, den das Recht ihres Wohnsitzstaates zwingend gewährt.',
      ),
    ],
  ],
})

const delivery = (v: FilledValues): LegalText => ({
  title: 'Versand und Zahlung',
  slug: 'versand-und-zahlung',
  description: `Wohin ${v.shopName} liefert, wie lange es dauert und wie Sie zahlen.`,
  sections: [
    ['Wohin wir liefern', paragraphs(`${v.deliveryRegions}.`)],
    [
      'Wie lange es dauert',
      paragraphs(
        `${v.deliveryTimes}`,
        'Die Zeit beginnt bei einer Zahlung im Voraus am Tag nach dem Zahlungsauftrag, sonst am Tag nach dem Vertragsschluss.',
      ),
    ],
    [
      'Was es kostet',
      paragraphs(
        'Warenkorb und Kasse zeigen die Versandkosten, sobald das Land bekannt ist, und immer bevor Sie bestellen.',
      ),
    ],
    ['Wie Sie zahlen', paragraphs(`${v.paymentMethods}.`)],
  ],
})

const returns = (v: FilledValues): LegalText => ({
  title: 'Rücksendungen',
  slug: 'ruecksendungen',
  description: `Wie Sie etwas an ${v.shopName} zurücksenden.`,
  sections: [
    [
      'So geht es',
      list(
        `Melden Sie die Rücksendung binnen ${v.returnDays} Tagen nach der Lieferung auf der Seite Ihrer Bestellung an, oder schreiben Sie an ${v.email}.`,
        'Verpacken Sie die Ware so, dass sie den Weg gut übersteht.',
        `Senden Sie sie an:<br />${v.returnAddress}`,
      ),
    ],
    [
      'Was es kostet',
      paragraphs(
        v.isReturnFree
          ? 'Die Rücksendung ist für Sie kostenlos.'
          : 'Die Kosten der Rücksendung tragen Sie. Ist die Ware mangelhaft, tragen wir sie.',
        'Das Geld kommt auf dem Weg zurück, auf dem Sie gezahlt haben.',
      ),
    ],
    [
      'Ihre gesetzlichen Rechte',
      paragraphs(
        'Das Widerrufsrecht und die Rechte bei Mängeln gelten unabhängig von diesen Regeln.',
      ),
    ],
  ],
})

const withdrawal = (v: FilledValues): LegalText => ({
  title: 'Widerrufsrecht',
  slug: 'widerruf',
  description: 'Ihr Recht, eine Bestellung zu widerrufen, mit dem Muster eines Formulars.',
  sections: [
    [
      'Ihr Recht',
      paragraphs(
        `Als Verbraucher können Sie den Vertrag binnen ${v.withdrawalDays} Tagen widerrufen, ohne einen Grund zu nennen. Die Frist beginnt an dem Tag, an dem Sie oder jemand, den Sie benannt haben und der nicht befördert, die Ware in Besitz nimmt, bei mehreren Lieferungen einer Bestellung die letzte.`,
        `Dafür genügt eine eindeutige Erklärung an uns: ${v.sellerName}, ${v.sellerAddress}, Telefon ${v.phone}, E-Mail ${v.email}. Sie können das Formular unten verwenden oder im Shop „Vertrag widerrufen“ wählen; vorgeschrieben ist beides nicht. Den Eingang einer Erklärung im Shop bestätigen wir Ihnen sofort per E-Mail.`,
        'Die Frist ist gewahrt, wenn Sie die Erklärung vor ihrem Ende absenden.',
      ),
    ],
    [
      'Was danach geschieht',
      paragraphs(
        'Wir erstatten alle Zahlungen für den Vertrag samt den Kosten der günstigsten Standardlieferung, die wir anbieten, unverzüglich und spätestens vierzehn Tage nach dem Eingang Ihrer Erklärung. Wir verwenden dafür das Zahlungsmittel der Bestellung, wenn nicht ausdrücklich anderes vereinbart ist; ein Entgelt berechnen wir nicht. Wir können warten, bis die Ware wieder bei uns ist oder Sie nachweisen, dass Sie sie abgesandt haben.',
        `Senden Sie die Ware spätestens vierzehn Tage nach Ihrer Erklärung zurück an: ${v.returnAddress}`,
        v.isReturnFree
          ? 'Wir tragen die Kosten der Rücksendung.'
          : 'Sie tragen die unmittelbaren Kosten der Rücksendung.',
        'Für einen Wertverlust kommen Sie nur auf, wenn er von einem Umgang mit der Ware herrührt, der zur Prüfung ihrer Beschaffenheit, Eigenschaften und Funktion nicht nötig war.',
      ),
    ],
    [
      'Wann das Recht nicht besteht',
      paragraphs(
        'Es besteht unter anderem nicht bei Waren, die nach Ihren Angaben angefertigt sind, bei schnell verderblichen Waren und bei versiegelten Waren, die aus Gründen der Gesundheit oder Hygiene nicht zurückgegeben werden können, sobald das Siegel entfernt ist. Bei digitalen Inhalten erlischt es, wenn wir mit Ihrer ausdrücklichen Zustimmung vor Ablauf der Frist begonnen haben, Sie Ihre Kenntnis davon bestätigt haben und wir Ihnen eine Bestätigung des Vertrags gesandt haben.',
      ),
    ],
    [
      'Muster-Widerrufsformular',
      paragraphs(
        'Füllen Sie es aus und senden Sie es zurück, wenn Sie den Vertrag widerrufen wollen.',
        `An ${v.sellerName}, ${v.sellerAddress}, E-Mail ${v.email}:`,
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*):',
        '____________________',
        'Bestellt am (*)/erhalten am (*): ____________________',
        'Name des/der Verbraucher(s): ____________________',
        'Anschrift des/der Verbraucher(s): ____________________',
        'Unterschrift des/der Verbraucher(s) (nur auf Papier): ____________________',
        'Datum: ____________________',
        '(*) Unzutreffendes streichen.',
      ),
    ],
  ],
})
