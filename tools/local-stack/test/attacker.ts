import { type AttackKind, attack } from './attack.ts';

// A process of its own, so that its work does not count as the server's.
const [kind, port, count] = process.argv.slice(2);
const running = attack(kind as AttackKind, Number(port), Number(count));
process.once('message', () => process.send?.(running.stop(), () => process.exit(0)));
