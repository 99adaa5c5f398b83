/* Where the rules have their passages. */

import type { Component, Topic } from "./protocol";

export const idOf = ({ kind, key }: Pick<Component, "kind" | "key">): string => `${kind}-${key}`;

export const idOfTopic = ({ key }: Pick<Topic, "key">): string => `rule-${key}`;
