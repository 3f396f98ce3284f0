import type { Random } from './random.ts';

export interface Person {
  fullName: string;
  isWoman: boolean;
}

const men = [
  'Ahmad',
  'Rizki',
  'Fajar',
  'Hendra',
  'Yoga',
  'Irfan',
  'Dedi',
  'Zulkifli',
  'Bambang',
  'Taufik',
  'Arif',
  'Rahmat',
  'Joko',
  'Syahrul',
  'Ilham',
  'Wahyu',
  'Ridho',
  'Eko',
  'Fikri',
  'Hafiz',
] as const;
const women = [
  'Nurul',
  'Dewi',
  'Fitri',
  'Rina',
  'Aisyah',
  'Wulan',
  'Yuliana',
  'Mega',
  'Putri',
  'Lestari',
  'Indah',
  'Sri',
  'Ayu',
  'Hidayati',
  'Ratna',
  'Melati',
  'Zahra',
  'Novi',
  'Khairunnisa',
  'Tari',
] as const;
const familyNames = [
  'Saputra',
  'Hidayat',
  'Siregar',
  'Nasution',
  'Harahap',
  'Lubis',
  'Pratama',
  'Kurniawan',
  'Ramadhan',
  'Setiawan',
  'Firmansyah',
  'Gunawan',
  'Hakim',
  'Maulana',
  'Syahputra',
  'Batubara',
  'Chaniago',
  'Piliang',
  'Tanjung',
  'Wibowo',
] as const;
const womensFamilyNames = [
  'Anggraini',
  'Safitri',
  'Maharani',
  'Handayani',
  'Oktaviani',
  'Permatasari',
  'Siregar',
  'Nasution',
  'Harahap',
  'Lubis',
  'Utami',
  'Pertiwi',
  'Tanjung',
  'Chaniago',
  'Wahyuni',
  'Puspita',
  'Kartika',
  'Amelia',
  'Fadhilah',
  'Ningsih',
] as const;

/** People who do not exist. Portraits follow the same order: men odd, women even. */
export function createPeople(random: Random, known: readonly Person[], count: number): Person[] {
  const people = [...known];
  const taken = new Set(people.map((person) => person.fullName));
  while (people.length < count) {
    const isWoman = people.length % 2 === 1;
    const fullName = isWoman
      ? `${random.pick(women)} ${random.pick(womensFamilyNames)}`
      : `${random.pick(men)} ${random.pick(familyNames)}`;
    if (taken.has(fullName)) continue;
    taken.add(fullName);
    people.push({ fullName, isWoman });
  }
  return people;
}
