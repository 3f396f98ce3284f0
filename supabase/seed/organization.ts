import posts from './data/organization.json' with { type: 'json' };
import { createPeople, type Person } from './people.ts';
import type { Random } from './random.ts';
import { demoPicture } from './site-path.ts';

const portraitCount = 20;
const leader: Person = { fullName: 'Hendra Gunawan', isWoman: false };

export function createOrganization(random: Random) {
  const people = createPeople(random, [leader], posts.length);
  return posts.map(({ category, position, job_description }, index) => ({
    id: random.uuid(),
    name: people[index]?.fullName ?? leader.fullName,
    position,
    job_description,
    image_url: index < portraitCount ? demoPicture('organization', index + 1) : null,
    category,
    display_order: index + 1,
  }));
}
