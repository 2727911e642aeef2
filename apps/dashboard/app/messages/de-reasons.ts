import type { Translation } from '@vitrine/messages'
import type { enReasons } from './en-reasons.ts'

export const deReasons: Translation<typeof enReasons> = {
  reasons: {
    FILE_EMPTY: 'die Datei ist leer',
    FILE_IS_WORKBOOK:
      'das ist eine Arbeitsmappe oder ein Archiv, keine CSV-Datei; speichern Sie das Blatt als „CSV UTF-8“',
    FILE_IN_UTF16: 'die Datei ist in UTF-16 geschrieben; speichern Sie sie als „CSV UTF-8“',
    FILE_NOT_TEXT: 'das ist keine Textdatei',
    FILE_NOT_CSV_TEXT: 'das ist keine Textdatei; erwartet wird eine CSV-Datei in UTF-8',
    FILE_IS_JSON_LINES: 'das sind JSON Lines; ein geplanter Import liest CSV',
    NUL_CHARACTER: 'hier steht ein NUL-Zeichen',
    NOT_UTF8: 'ein Zeichen ist nicht UTF-8',
    NOT_CSV_UTF8: 'ein Zeichen ist nicht UTF-8; speichern Sie die Datei als „CSV UTF-8“',
    LINE_TOO_LONG: 'die Zeile ist zu lang',
    LINE_OVER_64_MIB: 'die Zeile hat mehr als 64 MiB',
    ROW_TOO_LONG: 'die Zeile ist länger als die {max} Zeichen, die eine Zeile haben darf',
    QUOTE_NOT_CLOSED:
      'ein Anführungszeichen wird hier geöffnet und nicht geschlossen, oder nicht innerhalb der {max} Zeichen, die eine Zeile haben darf',
    ROW_WITHOUT_END:
      'eine Zeile hat kein Ende; vielleicht wurde ein Anführungszeichen nicht geschlossen',
    EXPORT_VERSION:
      'der Export hat die Version {version}; dieser Server liest die Version {readable}',
    EXPORT_HEADER_MISSING: 'erwartet wird der Kopf eines Exports: {example}',
    PRODUCT_HEADER_MISSING:
      'erwartet werden Spaltennamen wie Handle, Title und Variant Price; gefunden wurde „{found}“',
    PRODUCT_COLUMN_MISSING:
      'die Spalte fehlt. Eine Produktdatei braucht Handle, Title und Variant Price; gefunden: {found}',
    HEADER_MISSING:
      'erwartet werden Spaltennamen, getrennt durch Kommas, Semikolons oder Tabulatoren',
    EMAIL_COLUMN_MISSING:
      'erwartet wird eine Spalte „email“ oder ein JSON-Objekt pro Zeile; gefunden: {found}',
    EXTERNAL_ID_COLUMN_MISSING:
      'erwartet wird eine Spalte „externalId“ oder ein JSON-Objekt pro Zeile; gefunden: {found}',
    NAMED_COLUMN_MISSING: 'die Spalte „{name}“ fehlt',
    TOO_MANY_COLUMNS: 'die Datei hat {count} Spalten; höchstens {max} sind erlaubt',
    ROWS_TOO_SCATTERED:
      'die Zeilen zu vieler Produkte sind verstreut; sortieren Sie die Datei nach Handle',
    NO_MEMBER_IN_FILE: 'sie enthält kein Mitglied',
    NO_ORDER_IN_FILE: 'sie enthält keine Bestellung',
    IMPORT_STOPPED: 'Der Import wurde durch einen Systemfehler beendet',
    CHECK_STOPPED: 'Der Probelauf wurde durch einen Systemfehler beendet',
    SCHEDULE_STOPPED: 'Er wurde durch einen Systemfehler beendet',
    JOB_STOPPED: 'Der Auftrag wurde durch einen Systemfehler beendet',
    JOB_NOT_ALLOWED: 'Wer den Auftrag gegeben hat, darf das nicht mehr',
    NO_ROW_IMPORTED: 'Keine Zeile konnte importiert werden',
    NO_COLUMN_FOR: 'Keine Spalte wird zu {fields}',
    ANSWERS_STATUS: 'Die Adresse antwortet mit {status}',
    TOO_MANY_REDIRECTS: 'Die Adresse leitet mehr als {max} Mal weiter',
    TOO_LONG_TO_CONNECT: 'Der Aufbau der Verbindung dauert zu lange',
    TAKES_TOO_LONG: 'Die Antwort dauert zu lange',
    NAME_NOT_FOUND: 'Der Name {host} ist nicht zu finden',
    NOT_REACHABLE: 'Die Adresse ist nicht erreichbar ({detail})',
    REDIRECTS_WITHOUT_HTTPS: 'Die Adresse leitet zu einer Adresse ohne https weiter',
    NO_WEB_ADDRESS: 'Das ist keine Webadresse',
    ONLY_HTTP: 'Nur Adressen mit http und https können abgerufen werden',
    ADDRESS_WITH_PASSWORD: 'Eine Adresse mit Benutzername oder Passwort wird nicht abgerufen',
    IMPORT_FILE_EMPTY: 'Die Datei ist leer',
    IMPORT_FILE_TOO_LARGE: 'Die Datei ist zu groß; teilen Sie sie in mehrere Dateien',
    UNDO_CONFLICTS:
      'Spätere Änderungen vertragen sich nicht damit; nichts wurde rückgängig gemacht',
    NOT_PUBLIC: '{host} liegt nicht im öffentlichen Internet und wird deshalb nicht abgerufen',
    REQUIRED: 'wird benötigt',
    UNKNOWN_FIELD: 'ist hier kein bekanntes Feld',
    MIN_LENGTH: 'muss mindestens {min} Zeichen haben',
    MAX_LENGTH: 'darf höchstens {max} Zeichen haben',
    MIN_SIZE: 'hat zu wenige Einträge: mindestens {min}',
    MAX_SIZE: 'hat zu viele Einträge: höchstens {max}',
    MIN: 'muss mindestens {min} sein',
    MAX: 'darf höchstens {max} sein',
    ABOVE: 'muss größer als {min} sein',
    TYPE: 'muss vom Typ {type} sein',
    ONE_OF: 'muss eines von diesen sein: {allowed}',
    EXACTLY: 'muss {allowed} sein',
    AMOUNT: 'muss ein Betrag wie 10.50 sein',
    AMOUNT_DECIMALS: 'darf höchstens {max} Nachkommastellen haben',
    AMOUNT_DIGITS: 'darf höchstens 9 Stellen vor dem Punkt haben',
    EMAIL: 'muss eine E-Mail-Adresse wie ada@example.com sein',
    GUID: 'muss eine GUID mit 36 Zeichen sein',
    MOMENT: 'muss ein Zeitpunkt wie 2026-01-31T12:00:00.000Z sein',
    WEB_ADDRESS: 'muss eine Webadresse sein',
    DAY: 'muss ein Tag wie 1815-12-10 sein',
    DAY_OR_MOMENT:
      'muss ein Tag wie 2026-01-31 oder ein Zeitpunkt wie 2026-01-31T12:00:00.000Z sein',
    WEB_ADDRESSES: 'muss eine Webadresse wie https://example.com sein: {fields}',
    SHORT_TEXT: 'muss ein Text von höchstens 4000 Zeichen sein',
    ONE_ADDRESS_LINE: 'darf nur streetAddress oder addressLine haben, nicht beides',
    PATTERN: 'hat Zeichen oder eine Reihenfolge, die nicht erlaubt sind',
    NO_FORM_FITS: 'passt zu keiner der erlaubten Formen',
    UNSTORABLE_TEXT: 'muss Unicode-Text ohne das Nullzeichen und ohne halbe Zeichen sein',
    NOT_JSON_OBJECT: 'ist kein JSON-Objekt',
    NOT_JSON: 'muss JSON sein',
    NOT_NUMBER: 'muss eine Zahl sein',
    NOT_WHOLE_NUMBER: 'muss eine ganze Zahl sein',
    NOT_BOOLEAN: 'muss true oder false sein',
    TOO_MANY_CELLS: 'hat {cells} Zellen, die Kopfzeile hat {columns}',
    IN_FUTURE: 'darf nicht in der Zukunft liegen',
    NOT_CURRENCY: 'ist keine Währung nach ISO 4217',
    ORDER_IS_OPEN:
      'muss PLACED oder CANCELLED sein: Eine offene Bestellung wird dort abgeschlossen, wo sie entstanden ist',
    MORE_THAN_BOUGHT: 'ist mehr als gekauft wurde',
    MORE_DECIMALS_THAN_CURRENCY: 'hat mehr Nachkommastellen als {currency}',
    MORE_THAN_ORDER_HOLDS: 'ist mehr, als eine Bestellung fassen kann',
    MORE_THAN_PAID: 'ist mehr als bezahlt wurde',
    MORE_THAN_ORDER_COSTS: 'ist mehr, als die Bestellung kostet',
    TOTAL_DIFFERS:
      'ist nicht Positionen − Rabatt + Versand + Steuer; das wären {expected} (in den Preisen enthaltene Steuer wird nicht addiert)',
    UNKNOWN_ROLE: 'nennt eine Rolle, die es auf der Website nicht gibt',
    UNKNOWN_MEMBER_FIELD: 'ist kein Feld der Website',
    ID_TAKEN: 'ist die ID eines anderen Mitglieds',
    SLUG_TAKEN: 'ist der Adressname eines anderen Mitglieds; ein Zusatz wurde angehängt',
    HASH_TOO_LONG:
      'darf höchstens {max} Zeichen haben; das Mitglied legt zum Anmelden ein neues Passwort fest',
    HASH_UNKNOWN:
      'muss ein Hash von bcrypt ($2b$), Argon2 ($argon2id$), scrypt ($scrypt$, $fbscrypt$) oder PBKDF2 ($pbkdf2-sha256$, pbkdf2_sha256$) sein; das Mitglied legt zum Anmelden ein neues Passwort fest',
    HASH_PARAMETERS:
      'hat Parameter, die {algorithm} nicht kennt; das Mitglied legt zum Anmelden ein neues Passwort fest',
    HASH_COST:
      'hat einen Aufwand, den bcrypt nicht kennt; das Mitglied legt zum Anmelden ein neues Passwort fest',
    HASH_TOO_SHORT:
      'hat weniger als 16 Bytes Hash; das Mitglied legt zum Anmelden ein neues Passwort fest',
    HASH_TOO_COSTLY:
      'bei jeder Anmeldung würde die Prüfung zu lange dauern: {what} darf höchstens {max} sein; das Mitglied legt zum Anmelden ein neues Passwort fest',
    TITLE_EMPTY: 'ist leer; ein Produkt braucht einen Namen',
    GIFT_CARD_NOT_SUPPORTED:
      'nennt das Produkt eine Geschenkkarte; Geschenkkarten werden nicht importiert',
    SHORTENED: 'ist länger als {max} Zeichen und wurde gekürzt',
    COLLECTION_SHORTENED: '„{name}…“ ist länger als {max} Zeichen und wurde gekürzt',
    TAG_SHORTENED: 'hat einen Tag, der länger als {max} Zeichen ist und gekürzt wurde',
    TOO_MANY_TAGS: 'hat {count} Tags; die ersten {max} werden verwendet',
    ROW_LEFT_OUT: 'wird mit den anderen Zeilen des Produkts ausgelassen',
    ROWS_LEFT_OUT: 'wird mit den anderen Zeilen des Produkts ausgelassen, ebenso {count} weitere',
    CONTRADICTS_LINE: 'widerspricht Zeile {line}, die gilt',
    PARTLY_COUNTED: 'fehlt bei einigen Varianten, deshalb wird der Bestand bei keiner gezählt',
    SLUG_REPLACED: 'kann keine Adresse sein; stattdessen wird „{slug}“ verwendet',
    ACTIVE_CONTENT: 'hatte aktive Inhalte wie Skripte oder Frames; sie wurden ausgelassen',
    NOT_PICTURE_ADDRESS:
      'ist keine Webadresse wie https://example.com/cup.jpg; das Bild wird ausgelassen',
    PICTURE_POSITION:
      'muss eine ganze Zahl wie 12 sein, nicht „{text}“; es gilt die Reihenfolge der Datei',
    PICTURES_NOT_LINKED:
      'unterscheidet sich in mehr als einer Option; die Bilder werden keiner Auswahl zugeordnet',
    PICTURE_NOT_FETCHED:
      '{url} konnte nicht abgerufen werden ({detail}). Die Adresse ist gespeichert und wird erneut versucht.',
    OPTION_NAME_EMPTY: 'ist leer, obwohl Zeilen eine Auswahl dafür nennen',
    OPTION_TWICE: 'ist doppelt genannt',
    NOT_AMOUNT:
      'muss eine Zahl wie 1234.50 ohne Währung und Tausendertrennung sein, nicht „{text}“',
    TOO_MANY_DIGITS: 'darf höchstens {max} Stellen nach dem Punkt haben',
    NOT_QUANTITY: 'muss eine ganze Zahl wie 12 sein, nicht „{text}“',
    NOT_SWITCH: 'muss true oder false sein, nicht „{text}“',
    TOO_MANY_ROWS: 'liegt jenseits der {max} Zeilen, die ein Produkt haben darf',
    ATTRIBUTES_NOT_USED: 'werden nicht verwendet: Das Produkt hat keine Varianten',
    HANDLE_EMPTY: 'ist leer; jede Zeile nennt ihr Produkt mit dem Handle',
    PRODUCT_NOT_NAMED: 'ist leer; jede Zeile nennt ihr Produkt',
    CELLS_MISSING: 'hat {cells} von {columns} Zellen; die fehlenden gelten als leer',
    COLUMN_OF_TAXES: 'wird nicht verwendet: Steuern werden nicht importiert',
    COLUMN_OF_FULFILLMENT:
      'wird nicht verwendet: Versanddienste werden nicht bei Produkten gespeichert',
    COLUMN_OF_WEIGHT_UNIT: 'wird nicht verwendet: Gewichte werden in Gramm gelesen',
    COLUMN_OF_ADVERTISING:
      'wird nicht verwendet: Werbedaten werden nicht bei Produkten gespeichert',
    COLUMN_WITHOUT_NAME: 'wird nicht verwendet: Die Spalte hat keinen Namen',
    COLUMN_NOT_KNOWN: 'wird nicht verwendet: Eine Spalte dieses Namens ist nicht bekannt',
    COLUMN_REPEATED: 'wird nicht verwendet: „{name}“ steht davor und gilt',
    CHOICE_MISSING: 'fehlt: Ein Produkt ohne Optionen hat eine Variante',
    CHOICE_EMPTY: 'ist leer; die Variante braucht eine Auswahl für „{option}“',
    CHOICES_OF_LINE: 'nennt dieselbe Auswahl wie Zeile {line}',
    ROW_WITHOUT_VARIANT:
      'wird nicht verwendet: Die Zeile nennt weder eine Auswahl noch einen Preis',
    PRICE_EMPTY: 'ist leer; jede Variante braucht einen Preis',
    COMPARE_AT_BELOW_PRICE:
      'liegt unter dem Preis und ist deshalb kein Vergleichspreis; ausgelassen',
    NEGATIVE_QUANTITY: 'ist {quantity}; das gilt als 0',
    TOO_MANY_COMBINATIONS:
      'nennt mehr als {max} Kombinationen; führen Sie die Varianten in eigenen Zeilen auf',
    CONFLICTS_WITH_SITE: 'verträgt sich nicht mit Daten der Website und wurde ausgelassen',
    CUSTOM_FIELD_UNKNOWN: 'wird übersprungen: Es gibt kein eigenes Feld mit diesem Schlüssel',
    CUSTOM_TEXT: 'muss ein Text ohne Zeilenumbrüche sein; der Wert wird ausgelassen',
    CUSTOM_LONG_TEXT: 'muss ein Text sein; der Wert wird ausgelassen',
    CUSTOM_NUMBER:
      'muss eine Zahl wie „12.50“ sein, mit höchstens 12 Stellen vor und 9 nach dem Punkt; der Wert wird ausgelassen',
    CUSTOM_BOOLEAN: 'muss true oder false sein; der Wert wird ausgelassen',
    CUSTOM_DATE: 'muss ein Tag wie „2026-01-31“ sein; der Wert wird ausgelassen',
    CUSTOM_URL:
      'muss eine Adresse mit http oder https und höchstens 500 Zeichen sein; der Wert wird ausgelassen',
    CUSTOM_CHOICE: 'muss eine dieser Auswahlen sein: {choices}; der Wert wird ausgelassen',
    CUSTOM_CHOICES: 'muss eine Liste dieser Auswahlen sein: {choices}; der Wert wird ausgelassen',
    CUSTOM_MAX_LENGTH:
      'darf höchstens {max} Zeichen haben und hat {length}; der Wert wird ausgelassen',
    CUSTOM_MIN_LENGTH:
      'muss mindestens {min} Zeichen haben und hat {length}; der Wert wird ausgelassen',
    CUSTOM_MASK:
      'muss die Form {mask} haben (# ist eine Ziffer, @ ein Buchstabe, * beides); der Wert wird ausgelassen',
    CUSTOM_MIN: 'muss mindestens {min} sein; der Wert wird ausgelassen',
    CUSTOM_MAX: 'darf höchstens {max} sein; der Wert wird ausgelassen',
    LINE_TYPE: 'type muss eines von diesen sein: {types}, nicht „{type}“',
    CUSTOM_FIELD_NOT_RESTORED: '{key} ist nicht richtig definiert oder eines zu viel; ausgelassen',
    COLLECTION_NOT_FOUND: 'collectionId {id} ist keine Sammlung der Website',
    PRODUCT_NOT_FOUND: '{id} ist kein Produkt der Website; ausgelassen',
    PRODUCTS_NOT_FOUND: '{id} ist kein Produkt der Website, ebenso {count} weitere; ausgelassen',
    SETTINGS_LEFT_OUT:
      'Einstellungen einer Website stellt nur die Befehlszeile wieder her; diese wurden ausgelassen',
  },
  reasonPlaces: {
    line: 'Zeile {line}: {text}',
    column: 'Zeile {line}, Spalte „{column}“: {text}',
    columnNumber: 'Zeile {line}, Spalte {column}: {text}',
  },
}
