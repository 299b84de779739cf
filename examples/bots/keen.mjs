#!/usr/bin/env node
// The same bot in JavaScript, for Node.
import { createInterface } from "node:readline";

let state = 1;

/** A whole number from 0 on, below `most`: a small generator, so that the same game is played the same way again. */
function below(most) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
}

function answer(message) {
  if (message.do === "hello") {
    state = message.seed % 2 ** 32;
    return { protocol: 1, name: "Keen" };
  }
  const wanted = message.options.filter((option) => option !== "pass" && option !== "done");
  const options = wanted.length > 0 ? wanted : message.options;
  return { option: options[below(options.length)] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.do === "bye" || message.do === "lost") break;
  console.log(JSON.stringify(answer(message)));
}
