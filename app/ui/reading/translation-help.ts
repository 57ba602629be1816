/** How to translate a page with the browser, for readers of another language. */
interface TranslationHelp {
  language: string;
  direction: 'ltr' | 'rtl';
  /** The name of the language in itself. */
  name: string;
  text: string;
  warning: string;
}

/** Loaded when a reader asks for it. It says the same as the Dutch text of the dialog. */
export const TRANSLATION_HELP: readonly TranslationHelp[] = [
  {
    language: 'en',
    direction: 'ltr',
    name: 'English',
    text: 'Your browser can translate this page. Look for ‘Translate’ in the menu of your browser. In Safari it is behind the icon on the left of the address bar.',
    warning: 'Some browsers then send the text to the company that made them. A translation can contain mistakes.',
  },
  {
    language: 'tr',
    direction: 'ltr',
    name: 'Türkçe',
    text: 'Tarayıcınız bu sayfayı çevirebilir. Tarayıcınızın menüsünde ‘Çevir’ veya ‘Translate’ seçeneğini arayın. Safari’de bu seçenek adres çubuğunun solundaki simgenin altındadır.',
    warning: 'Bazı tarayıcılar metni bunun için üretici firmaya gönderir. Çeviride hatalar olabilir.',
  },
  {
    language: 'ar',
    direction: 'rtl',
    name: 'العربية',
    text: 'يمكن لمتصفحك أن يترجم هذه الصفحة. ابحث في قائمة المتصفح عن «ترجمة» أو «Translate». في متصفح Safari تجدها خلف الرمز الموجود على يسار شريط العنوان.',
    warning: 'ترسل بعض المتصفحات النص إلى الشركة التي صنعتها. وقد تحتوي الترجمة على أخطاء.',
  },
  {
    language: 'pl',
    direction: 'ltr',
    name: 'Polski',
    text: 'Przeglądarka może przetłumaczyć tę stronę. Poszukaj w menu przeglądarki opcji „Przetłumacz” lub „Translate”. W Safari znajdziesz ją pod ikoną po lewej stronie paska adresu.',
    warning: 'Niektóre przeglądarki wysyłają wtedy tekst do swojego producenta. Tłumaczenie może zawierać błędy.',
  },
  {
    language: 'uk',
    direction: 'ltr',
    name: 'Українська',
    text: 'Ваш браузер може перекласти цю сторінку. Знайдіть у меню браузера «Перекласти» або «Translate». У Safari ця функція схована за значком ліворуч від адресного рядка.',
    warning: 'Деякі браузери надсилають текст компанії, яка їх створила. Переклад може містити помилки.',
  },
];
