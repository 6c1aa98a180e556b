/** What programs call themselves that look at pages for nobody in particular: crawlers, previews, monitors, scripts. */
const BOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|archiv|scan|scrap|monitor|uptime|preview|embed|facebookexternalhit|whatsapp|telegram|lighthouse|headless|phantom|puppeteer|playwright|selenium|curl|wget|python|perl|ruby|php|java\/|go-http|node|axios|undici|okhttp|libwww|httpclient/i;

/** As far as it says so; who names nothing at all is none either. */
export const isBot = (userAgent: string | undefined) =>
  userAgent === undefined || userAgent.trim() === '' || BOT.test(userAgent);
