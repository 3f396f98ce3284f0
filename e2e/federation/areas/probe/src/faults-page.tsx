import { Component, useEffect, useLayoutEffect, useState } from 'react';
import { isAsked } from './asked-fault.ts';

if (isAsked('page evaluation')) throw new Error('Probe: page evaluation');

/** Shows the version of React that renders it, and fails in the way that the URL asks for. */
export default function FaultsPage() {
  return (
    <>
      <title>Probe</title>
      <h1>Probe</h1>
      {isAsked('render') && <ThrowsInRender />}
      {isAsked('effect') && <ThrowsInEffect />}
      {isAsked('render loop') && <LoopsInRender />}
      {isAsked('effect loop') && <LoopsInEffect />}
      {isAsked('unmount') && <ThrowsWhenLeft />}
      <button type="button" onClick={() => fail('event handler')}>
        Gagal saat ditekan
      </button>
      <button type="button" onClick={() => void rejectLater()}>
        Gagal setelah ditekan
      </button>
    </>
  );
}

function fail(where: string): never {
  throw new Error(`Probe: ${where}`);
}

async function rejectLater() {
  await Promise.resolve();
  fail('rejected promise');
}

function ThrowsInRender() {
  return fail('render');
}

function ThrowsInEffect() {
  useEffect(() => fail('effect'), []);
  return null;
}

function LoopsInRender() {
  const [round, setRound] = useState(0);
  setRound(round + 1);
  return null;
}

function LoopsInEffect() {
  const [round, setRound] = useState(0);
  useLayoutEffect(() => setRound(round + 1), [round]);
  return null;
}

class ThrowsWhenLeft extends Component {
  override componentWillUnmount() {
    fail('unmount');
  }

  override render() {
    return null;
  }
}
