import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const nlOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'Uw bestelling {orderNumber} bij {shop}',
    title: 'Bedankt voor uw bestelling',
    lines: [
      'We hebben uw bestelling {orderNumber} ontvangen. Met de knop hieronder ziet u hoe het ermee staat.',
    ],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'order-paid': {
    subject: 'We hebben uw betaling voor bestelling {orderNumber} ontvangen',
    title: 'Uw betaling is binnen',
    lines: [
      'Uw betaling van {amount} voor bestelling {orderNumber} bij {shop} is binnen. Dank u wel.',
    ],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'order-payment-failed': {
    subject: 'De betaling van bestelling {orderNumber} is niet gelukt',
    title: 'De betaling is niet gelukt',
    lines: [
      'Er is niets afgeschreven voor uw bestelling {orderNumber} bij {shop}. Betaal met de knop hieronder of kies een andere betaalwijze.',
    ],
    action: 'Nu betalen',
    note: 'Hebt u intussen betaald, dan hoeft u niets te doen.',
  },
  'gift-card': {
    subject: 'Uw cadeaubon van {amount} voor {shop}',
    title: 'Een cadeaubon voor u',
    lines: [
      'Deze cadeaubon is bij {shop} {amount} waard. Voer de code in bij het afrekenen; u kunt hem in delen gebruiken.',
    ],
    action: 'Naar de winkel',
    note: 'Bewaar dit bericht: wie de code kent, kan de bon gebruiken.',
  },
  'store-credit-ending': {
    subject: 'Uw tegoed van {amount} eindigt op {date}',
    title: 'Uw tegoed eindigt binnenkort',
    lines: [
      'U kunt bij {shop} {amount} aan tegoed besteden tot {date}. Wat daarna over is, vervalt.',
    ],
    action: 'Tegoed bekijken',
    note: 'Het wordt bij het afrekenen aangeboden wanneer u bent ingelogd.',
  },
  'subscription-renewing': {
    subject: 'Uw abonnement op {product} komt op {date}',
    title: 'Uw volgende bestelling komt eraan',
    lines: [
      'Uw abonnement op {product} bij {shop} komt op {date} weer. Het kost {amount}; daar kan verzending bij komen.',
    ],
    action: 'Abonnement bekijken',
    note: 'Hebt u het deze keer niet nodig, dan kunt u deze bestelling overslaan of opzeggen op de pagina van het abonnement.',
  },
  'subscription-payment-failed': {
    subject: 'De betaling voor {product} is niet gelukt',
    title: 'De betaling is niet gelukt',
    lines: [
      'We konden {amount} voor uw abonnement op {product} bij {shop} niet innen. Betaal met de knop hieronder of kies een andere betaalwijze. Anders proberen we het op {date} opnieuw.',
    ],
    action: 'Nu betalen',
    note: 'Hebt u intussen betaald, dan hoeft u niets te doen.',
  },
  'subscription-cancelled': {
    subject: 'Uw abonnement op {product} is opgezegd',
    title: 'Uw abonnement is opgezegd',
    lines: [
      'Hiermee bevestigen we dat uw abonnement op {product} bij {shop} is opgezegd. Er volgen geen bestellingen meer.',
    ],
    action: 'Abonnement bekijken',
    note: 'Had u dit niet verwacht, schrijf ons dan.',
  },
  'subscription-unavailable': {
    subject: '{product} kan deze keer niet komen',
    title: 'Deze keer geen bestelling',
    lines: [
      'Uw abonnement op {product} bij {shop} is aan de beurt, maar kan op dit moment niet worden geleverd. U betaalt niets voor deze bestelling en uw abonnement loopt door.',
    ],
    action: 'Abonnement bekijken',
    note: 'Hebt u vragen, schrijf ons dan.',
  },
  'payment-requested': {
    subject: 'Betaal {amount} voor bestelling {orderNumber}',
    title: 'Er staat nog een betaling open',
    lines: [
      '{shop} vraagt u {amount} te betalen voor uw bestelling {orderNumber}. De knop hieronder leidt naar een pagina waarop u kiest hoe u betaalt.',
    ],
    action: 'Nu betalen',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven. Hebt u intussen betaald, dan hoeft u niets te doen.',
  },
  'order-cancelled': {
    subject: 'Uw bestelling {orderNumber} bij {shop} is geannuleerd',
    title: 'Uw bestelling is geannuleerd',
    lines: ['Uw bestelling {orderNumber} bij {shop} is geannuleerd.'],
    action: 'Bestelling bekijken',
    note: 'Had u dit niet verwacht, schrijf ons dan alstublieft.',
  },
  'order-edited': {
    subject: 'Uw bestelling {orderNumber} bij {shop} is gewijzigd',
    title: 'Uw bestelling is gewijzigd',
    lines: ['{shop} heeft uw bestelling {orderNumber} gewijzigd. Zo ziet die er nu uit.'],
    action: 'Bestelling bekijken',
    note: 'Had u dit niet verwacht, schrijf ons dan alstublieft.',
  },
  'order-change-proposed': {
    subject: 'Gaat u akkoord met de wijziging van bestelling {orderNumber}?',
    title: 'Uw bestelling verandert',
    lines: [
      '{shop} wil uw bestelling {orderNumber} wijzigen. Die kost dan in totaal {amount}. Er verandert niets voordat u akkoord gaat.',
    ],
    action: 'Bekijken en akkoord gaan',
    note: 'Had u dit niet verwacht, schrijf ons dan alstublieft.',
  },
  'order-refunded': {
    subject: 'Uw terugbetaling voor bestelling {orderNumber}',
    title: 'Uw geld is onderweg',
    lines: [
      'We betalen u {amount} van uw bestelling {orderNumber} bij {shop} terug. Afhankelijk van uw bank duurt dat enkele dagen.',
    ],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'order-credited': {
    subject: 'Uw tegoed voor bestelling {orderNumber}',
    title: 'U hebt tegoed',
    lines: [
      'We vergoeden u {amount} van uw bestelling {orderNumber} bij {shop}. Daarvan is {credit} tegoed, dat u meteen bij het afrekenen kunt gebruiken.',
    ],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'order-shipped': {
    subject: 'Bestelling {orderNumber} is onderweg',
    title: 'Uw pakket is onderweg',
    lines: ['Een pakket van uw bestelling {orderNumber} bij {shop} is naar u onderweg.'],
    action: 'Bestelling bekijken',
    follow: 'Pakket volgen',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'order-ready': {
    subject: 'Bestelling {orderNumber} ligt klaar om af te halen',
    title: 'Klaar om af te halen',
    lines: ['Uw bestelling {orderNumber} bij {shop} ligt klaar: u kunt die nu afhalen.'],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'return-requested': {
    subject: 'We hebben uw retour {returnNumber} ontvangen',
    title: 'Uw retour',
    lines: [
      'U wilt artikelen van uw bestelling {orderNumber} bij {shop} terugsturen. We bekijken uw verzoek en schrijven u.',
    ],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'return-agreed': {
    subject: 'Retour {returnNumber}: stuur de artikelen alstublieft terug',
    title: 'We nemen de artikelen terug',
    lines: [
      'We gaan akkoord met retour {returnNumber} van uw bestelling {orderNumber} bij {shop}. Wilt u het retournummer in het pakket doen?',
    ],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'return-declined': {
    subject: 'Retour {returnNumber}: we kunnen de artikelen niet terugnemen',
    title: 'We kunnen de artikelen niet terugnemen',
    lines: ['We moeten retour {returnNumber} van uw bestelling {orderNumber} bij {shop} afwijzen.'],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'return-refunded': {
    subject: 'Het geld voor retour {returnNumber} is onderweg',
    title: 'Uw geld is onderweg',
    lines: [
      'We betalen u {amount} voor retour {returnNumber} van uw bestelling {orderNumber} bij {shop} terug. Afhankelijk van uw bank duurt dat enkele dagen.',
    ],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'return-credited': {
    subject: 'Uw tegoed voor retour {returnNumber}',
    title: 'U hebt tegoed',
    lines: [
      'We vergoeden u {amount} voor retour {returnNumber} van uw bestelling {orderNumber} bij {shop}. Daarvan is {credit} tegoed, dat u meteen bij het afrekenen kunt gebruiken.',
    ],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'withdrawal-received': {
    subject: 'Ontvangstbevestiging van uw herroeping van bestelling {orderNumber}',
    title: 'We hebben uw herroeping ontvangen',
    lines: [
      'U hebt de overeenkomst over bestelling {orderNumber} bij {shop} herroepen. Dit is de ontvangstbevestiging, met de inhoud, de datum en het tijdstip van uw verklaring. Bewaar deze alstublieft goed.',
    ],
    action: 'Bestelling bekijken',
    note: 'U ontvangt dit bericht omdat dit adres bij de herroeping is opgegeven.',
  },
  'subscription-unavailable-for-shop': {
    subject: 'Geen bestelling voor een abonnement op {product} bij {shop}',
    title: 'Een abonnement is overgeslagen',
    lines: [
      '{buyer} zou {product} weer krijgen, maar het is uitverkocht of kan niet meer worden verkocht of geleverd zoals afgesproken. Er is deze keer niets besteld en niets afgeschreven. De koper weet het, en het abonnement gaat verder op de volgende datum.',
    ],
    action: 'Abonnement openen',
    note: 'U ontvangt dit bericht omdat de winkel van u is.',
  },
  'return-for-shop': {
    subject: 'Retour van bestelling {orderNumber} bij {shop}',
    title: 'Verzoek om een retour',
    lines: [
      '{buyer} wil artikelen van bestelling {orderNumber} terugsturen. Bekijk het verzoek en beslis erover.',
    ],
    action: 'Bestelling openen',
    note: 'U ontvangt dit bericht omdat de winkel van u is.',
  },
  'withdrawal-for-shop': {
    subject: 'Herroeping van bestelling {orderNumber} bij {shop}',
    title: 'Een overeenkomst is herroepen',
    lines: [
      '{buyer} heeft de overeenkomst over bestelling {orderNumber} herroepen. De ontvangstbevestiging is verstuurd; het geld moet binnen 14 dagen worden terugbetaald.',
    ],
    action: 'Bestelling openen',
    note: 'U ontvangt dit bericht omdat de winkel van u is.',
  },
  invoice: {
    subject: 'Factuur {invoiceNumber} van {shop}',
    title: 'Uw factuur',
    lines: ['Hier is de factuur van uw bestelling {orderNumber} bij {shop}.'],
    action: 'Factuur openen',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'credit-note': {
    subject: 'Creditnota {invoiceNumber} van {shop}',
    title: 'Uw creditnota',
    lines: ['Hier is de creditnota van uw bestelling {orderNumber} bij {shop}.'],
    action: 'Creditnota openen',
    note: 'U ontvangt dit bericht omdat dit adres bij de bestelling is opgegeven.',
  },
  'checkout-reminder': {
    subject: 'U hebt iets laten liggen bij {shop}',
    title: 'Uw selectie is er nog',
    lines: [
      'U hebt deze artikelen bij {shop} uitgekozen en nog niet besteld. Met de knop gaat u verder waar u gebleven was, op dit of een ander apparaat.',
    ],
    more: { one: '… en nog één', other: '… en nog {n}' },
    action: 'Verdergaan',
    unsubscribe: 'Geen herinneringen meer van {shop}',
    note: 'U ontvangt dit bericht omdat dit adres bij het afrekenen is opgegeven. Er is niets gereserveerd: de prijzen en de voorraad zijn die van vandaag.',
  },
  'back-in-stock': {
    subject: '{product} is weer op voorraad bij {shop}',
    title: 'Weer op voorraad',
    lines: [
      '{product} is weer op voorraad bij {shop}. U wilde dat weten.',
      'Het is niet voor u gereserveerd: wie het eerst bestelt, krijgt het.',
    ],
    action: 'Bekijken',
    unsubscribe: 'Geen berichten als dit meer van {shop}',
    note: 'U ontvangt dit bericht omdat er met dit adres om is gevraagd. Het is het enige hierover.',
  },
  'price-drops': {
    subject: 'Een lagere prijs op uw verlanglijst bij {shop}',
    title: 'Nu voor minder',
    lines: ['Deze artikelen op uw verlanglijst bij {shop} kosten minder dan eerst.'],
    item: '{now} in plaats van {before}',
    action: 'Verlanglijst openen',
    unsubscribe: 'Geen berichten over prijzen meer van {shop}',
    note: 'U ontvangt dit bericht omdat met dit adres om berichten over prijzen is gevraagd: hoogstens één per dag.',
  },
  'price-mails-confirm': {
    subject: 'Bevestig uw adres voor berichten over prijzen van {shop}',
    title: 'Nog één stap',
    lines: [
      'Iemand heeft {shop} gevraagd naar dit adres te schrijven als een prijs op een verlanglijst daalt. Bevestig het en wij doen dat.',
    ],
    action: 'Adres bevestigen',
    note: 'Was u dit niet, dan hoeft u niets te doen: zonder bevestiging krijgt u geen verder bericht.',
  },
  'newsletter-confirm': {
    subject: 'Bevestig uw adres voor de nieuwsbrief van {shop}',
    title: 'Nog één stap',
    lines: [
      'Iemand heeft met dit adres om de nieuwsbrief van {shop} gevraagd. Bevestig het en de volgende komt naar u.',
    ],
    action: 'Adres bevestigen',
    note: 'Was u dit niet, dan hoeft u niets te doen: zonder bevestiging krijgt u geen verder bericht.',
  },
  'review-request': {
    subject: 'Wat vindt u van uw aankoop bij {shop}?',
    title: 'Wat vindt u ervan?',
    lines: [
      'Een tijdje geleden kreeg u uw bestelling {orderNumber} van {shop}. Hoe zijn de artikelen? Uw beoordeling helpt anderen kiezen, of ze nu goed is of slecht.',
    ],
    action: 'Beoordeling schrijven',
    unsubscribe: 'Geen vragen om beoordelingen meer van {shop}',
    note: 'U ontvangt dit bericht één keer per bestelling, omdat die met dit adres is geplaatst.',
  },
  'contact-message': {
    subject: 'Bericht van {sender} aan {shop}',
    title: 'Een bericht',
    lines: [
      '{sender} heeft u geschreven via het contactformulier. Beantwoord deze mail: het antwoord komt bij de afzender aan.',
    ],
    labels: { email: 'E-mail', phone: 'Telefoon', message: 'Bericht' },
    action: 'Alle berichten',
    note: 'U ontvangt dit omdat de winkel u mailt wat bezoekers schrijven.',
  },
  'product-question': {
    subject: 'Vraag over {product} bij {shop}',
    title: 'Een vraag over een product',
    lines: [
      '{sender} heeft een vraag over {product}. Beantwoord deze mail: het antwoord komt bij de afzender aan.',
    ],
    labels: { product: 'Product', email: 'E-mail', message: 'Vraag' },
    action: 'Alle berichten',
    note: 'U ontvangt dit omdat de winkel u mailt wat bezoekers schrijven.',
  },
  'order-received': {
    subject: 'Nieuwe bestelling {orderNumber} bij {shop}',
    title: 'Een nieuwe bestelling',
    lines: ['{buyer} heeft voor {amount} besteld.'],
    action: 'Bestelling openen',
    note: 'U ontvangt dit bericht omdat de winkel van u is.',
  },
}
