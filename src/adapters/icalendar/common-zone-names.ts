/**
 * Names that programs use instead of IANA names: Windows zones, as in Outlook and Exchange, their
 * display names, and abbreviations. In lower case.
 */
const NAMES: Readonly<Record<string, string>> = {
  'Etc/GMT+12': 'Dateline Standard Time',
  'Pacific/Honolulu': 'Hawaiian Standard Time|Hawaii',
  'America/Adak': 'Aleutian Standard Time',
  'Pacific/Marquesas': 'Marquesas Standard Time',
  'America/Anchorage': 'Alaskan Standard Time|Alaska|AKST|AKDT',
  'America/Tijuana': 'Pacific Standard Time (Mexico)',
  'America/Los_Angeles':
    'Pacific Standard Time|Pacific Daylight Time|Pacific Time (US & Canada)|Pacific Time|Pacific|PST|PDT|PT',
  'America/Phoenix': 'US Mountain Standard Time|Arizona',
  'America/Chihuahua': 'Mountain Standard Time (Mexico)',
  'America/Denver':
    'Mountain Standard Time|Mountain Daylight Time|Mountain Time (US & Canada)|Mountain Time|Mountain|MDT|MT',
  'America/Guatemala': 'Central America Standard Time|Central America',
  'America/Chicago':
    'Central Standard Time|Central Daylight Time|Central Time (US & Canada)|Central Time|Central|CST|CDT|CT',
  'Pacific/Easter': 'Easter Island Standard Time',
  'America/Mexico_City': 'Central Standard Time (Mexico)|Guadalajara, Mexico City, Monterrey',
  'America/Regina': 'Canada Central Standard Time|Saskatchewan',
  'America/Bogota': 'SA Pacific Standard Time|Bogota, Lima, Quito',
  'America/Cancun': 'Eastern Standard Time (Mexico)',
  'America/New_York':
    'Eastern Standard Time|Eastern Daylight Time|Eastern Time (US & Canada)|Eastern Time|Eastern|EDT|ET',
  'America/Port-au-Prince': 'Haiti Standard Time',
  'America/Havana': 'Cuba Standard Time',
  'America/Indiana/Indianapolis': 'US Eastern Standard Time|Indiana (East)',
  'America/Grand_Turk': 'Turks And Caicos Standard Time',
  'America/Asuncion': 'Paraguay Standard Time',
  'America/Halifax': 'Atlantic Standard Time|Atlantic Time (Canada)|Atlantic Time|AST|ADT',
  'America/Caracas': 'Venezuela Standard Time',
  'America/Cuiaba': 'Central Brazilian Standard Time',
  'America/La_Paz': 'SA Western Standard Time',
  'America/Santiago': 'Pacific SA Standard Time|Santiago',
  'America/St_Johns': 'Newfoundland Standard Time|Newfoundland|NST|NDT',
  'America/Araguaina': 'Tocantins Standard Time',
  'America/Sao_Paulo': 'E. South America Standard Time|Brasilia|BRT',
  'America/Cayenne': 'SA Eastern Standard Time',
  'America/Argentina/Buenos_Aires': 'Argentina Standard Time|Buenos Aires|City of Buenos Aires',
  'America/Nuuk': 'Greenland Standard Time|Greenland',
  'America/Montevideo': 'Montevideo Standard Time',
  'America/Punta_Arenas': 'Magallanes Standard Time',
  'America/Miquelon': 'Saint Pierre Standard Time',
  'America/Bahia': 'Bahia Standard Time',
  'Atlantic/South_Georgia': 'Mid-Atlantic Standard Time',
  'Atlantic/Azores': 'Azores Standard Time|Azores',
  'Atlantic/Cape_Verde': 'Cape Verde Standard Time|Cabo Verde Standard Time',
  UTC: 'Coordinated Universal Time|Zulu|Z|tzutc|tzutc()|Universal Time',
  'Europe/London':
    'GMT Standard Time|British Summer Time|BST|Dublin, Edinburgh, Lisbon, London|Greenwich Mean Time',
  'Africa/Abidjan': 'Greenwich Standard Time|Monrovia, Reykjavik',
  'Africa/Sao_Tome': 'Sao Tome Standard Time',
  'Africa/Casablanca': 'Morocco Standard Time|Casablanca',
  'Europe/Berlin':
    'W. Europe Standard Time|W. Europe Daylight Time|Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna|Central European Time|Central European Standard Time (Berlin)|CEST|MEZ|MESZ',
  'Europe/Budapest':
    'Central Europe Standard Time|Belgrade, Bratislava, Budapest, Ljubljana, Prague',
  'Europe/Paris': 'Romance Standard Time|Romance Daylight Time|Brussels, Copenhagen, Madrid, Paris',
  'Europe/Warsaw': 'Central European Standard Time|Sarajevo, Skopje, Warsaw, Zagreb',
  'Africa/Lagos': 'W. Central Africa Standard Time|West Central Africa',
  'Asia/Amman': 'Jordan Standard Time|Amman',
  'Europe/Bucharest': 'GTB Standard Time|E. Europe Standard Time|Athens, Bucharest|EEST',
  'Asia/Beirut': 'Middle East Standard Time|Beirut',
  'Africa/Cairo': 'Egypt Standard Time|Cairo',
  'Europe/Chisinau': 'Moldova Standard Time|Chisinau',
  'Asia/Damascus': 'Syria Standard Time|Damascus',
  'Asia/Hebron': 'West Bank Standard Time|West Bank Gaza Standard Time',
  'Africa/Johannesburg': 'South Africa Standard Time|Harare, Pretoria|SAST',
  'Europe/Helsinki': 'FLE Standard Time|Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius',
  'Asia/Jerusalem': 'Israel Standard Time|Jerusalem',
  'Africa/Juba': 'South Sudan Standard Time',
  'Europe/Kaliningrad': 'Kaliningrad Standard Time|Kaliningrad',
  'Africa/Khartoum': 'Sudan Standard Time|Khartoum',
  'Africa/Tripoli': 'Libya Standard Time|Tripoli',
  'Africa/Windhoek': 'Namibia Standard Time|Windhoek',
  'Asia/Baghdad': 'Arabic Standard Time|Baghdad',
  'Europe/Istanbul': 'Turkey Standard Time|Istanbul',
  'Asia/Riyadh': 'Arab Standard Time|Kuwait, Riyadh',
  'Europe/Minsk': 'Belarus Standard Time|Minsk',
  'Europe/Moscow': 'Russian Standard Time|Moscow, St. Petersburg|MSK',
  'Africa/Nairobi': 'E. Africa Standard Time|Nairobi',
  'Asia/Tehran': 'Iran Standard Time|Tehran',
  'Asia/Dubai': 'Arabian Standard Time|Abu Dhabi, Muscat',
  'Europe/Astrakhan': 'Astrakhan Standard Time',
  'Asia/Baku': 'Azerbaijan Standard Time|Baku',
  'Europe/Samara': 'Russia Time Zone 3|Izhevsk, Samara',
  'Indian/Mauritius': 'Mauritius Standard Time|Port Louis',
  'Europe/Saratov': 'Saratov Standard Time',
  'Asia/Tbilisi': 'Georgian Standard Time|Tbilisi',
  'Europe/Volgograd': 'Volgograd Standard Time',
  'Asia/Yerevan': 'Caucasus Standard Time|Yerevan',
  'Asia/Kabul': 'Afghanistan Standard Time|Kabul',
  'Asia/Tashkent': 'West Asia Standard Time|Ashgabat, Tashkent',
  'Asia/Yekaterinburg': 'Ekaterinburg Standard Time|Ekaterinburg',
  'Asia/Karachi': 'Pakistan Standard Time|Islamabad, Karachi',
  'Asia/Qyzylorda': 'Qyzylorda Standard Time',
  'Asia/Kolkata': 'India Standard Time|Chennai, Kolkata, Mumbai, New Delhi|IST',
  'Asia/Colombo': 'Sri Lanka Standard Time|Sri Jayawardenepura',
  'Asia/Kathmandu': 'Nepal Standard Time|Kathmandu',
  'Asia/Almaty': 'Central Asia Standard Time|Astana',
  'Asia/Dhaka': 'Bangladesh Standard Time|Dhaka',
  'Asia/Omsk': 'Omsk Standard Time',
  'Asia/Novosibirsk': 'N. Central Asia Standard Time|Novosibirsk',
  'Asia/Yangon': 'Myanmar Standard Time|Yangon (Rangoon)',
  'Asia/Bangkok': 'SE Asia Standard Time|Bangkok, Hanoi, Jakarta',
  'Asia/Barnaul': 'Altai Standard Time',
  'Asia/Hovd': 'W. Mongolia Standard Time',
  'Asia/Krasnoyarsk': 'North Asia Standard Time|Krasnoyarsk',
  'Asia/Tomsk': 'Tomsk Standard Time',
  'Asia/Shanghai': 'China Standard Time|Beijing, Chongqing, Hong Kong, Urumqi',
  'Asia/Irkutsk': 'North Asia East Standard Time|Irkutsk',
  'Asia/Singapore':
    'Singapore Standard Time|Malay Peninsula Standard Time|Kuala Lumpur, Singapore|SGT',
  'Australia/Perth': 'W. Australia Standard Time|Perth|AWST',
  'Asia/Taipei': 'Taipei Standard Time|Taipei',
  'Asia/Ulaanbaatar': 'Ulaanbaatar Standard Time|Ulaanbaatar',
  'Australia/Eucla': 'Aus Central W. Standard Time',
  'Asia/Chita': 'Transbaikal Standard Time',
  'Asia/Tokyo': 'Tokyo Standard Time|Osaka, Sapporo, Tokyo|Japan Standard Time|JST',
  'Asia/Pyongyang': 'North Korea Standard Time',
  'Asia/Seoul': 'Korea Standard Time|Seoul|KST',
  'Asia/Yakutsk': 'Yakutsk Standard Time|Yakutsk',
  'Australia/Adelaide': 'Cen. Australia Standard Time|Adelaide|ACST|ACDT',
  'Australia/Darwin': 'AUS Central Standard Time|Darwin',
  'Australia/Brisbane': 'E. Australia Standard Time|Brisbane',
  'Australia/Sydney': 'AUS Eastern Standard Time|Canberra, Melbourne, Sydney|AEST|AEDT',
  'Pacific/Port_Moresby': 'West Pacific Standard Time|Guam, Port Moresby',
  'Australia/Hobart': 'Tasmania Standard Time|Hobart',
  'Asia/Vladivostok': 'Vladivostok Standard Time|Vladivostok',
  'Australia/Lord_Howe': 'Lord Howe Standard Time',
  'Pacific/Bougainville': 'Bougainville Standard Time',
  'Asia/Srednekolymsk': 'Russia Time Zone 10',
  'Asia/Magadan': 'Magadan Standard Time|Magadan',
  'Pacific/Norfolk': 'Norfolk Standard Time',
  'Asia/Sakhalin': 'Sakhalin Standard Time',
  'Pacific/Guadalcanal': 'Central Pacific Standard Time|Solomon Is., New Caledonia',
  'Asia/Kamchatka': 'Russia Time Zone 11|Kamchatka Standard Time',
  'Pacific/Auckland': 'New Zealand Standard Time|Auckland, Wellington|NZST|NZDT',
  'Pacific/Fiji': 'Fiji Standard Time|Fiji',
  'Pacific/Chatham': 'Chatham Islands Standard Time',
  'Pacific/Tongatapu': "Tonga Standard Time|Nuku'alofa",
  'Pacific/Apia': 'Samoa Standard Time|Samoa',
  'Pacific/Kiritimati': 'Line Islands Standard Time',
}

const zones = new Map(
  Object.entries(NAMES).flatMap(([zone, names]) =>
    names.split('|').map((name) => [name.toLowerCase(), zone] as const),
  ),
)

/** `(UTC+01:00) Amsterdam, Berlin, …`, as Outlook shows its zones. */
const SHOWN_OFFSET = /^\((?:UTC|GMT)[^)]*\)\s*/i
/** `GMT-0500`, `UTC+02:00`, `GMT+1`. */
const DISTANCE = /^(?:UTC|GMT)\s*([+-])(\d{1,2}):?(\d\d)?$/i

/** Finds the IANA name or the offset (`UTC-5`) for a common name; undefined for other names. */
export function commonZone(text: string): string | undefined {
  const name = text
    .trim()
    .replaceAll(/^"|"$/g, '')
    .replace(SHOWN_OFFSET, '')
    .replaceAll(/\s+/g, ' ')
  const distance = DISTANCE.exec(name)
  if (distance === null) return zones.get(name.toLowerCase())
  const [, sign = '+', hours = '0', minutes = '00'] = distance
  return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
}
