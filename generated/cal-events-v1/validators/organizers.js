// Written by `npm run generate` from openapi/. Changes belong there.

const Q=S=>{const I=N,h=S.lengthOf;function A(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,
s=0;if(typeof r=="string"){if(h(r)>8e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===
0}function c(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let a=0;a<t;a++)A(r[a],{instancePath:n+"/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===
null?A.errors:e.concat(A.errors),s=e.length)}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}function v(r,{instancePath:n="",parentData:i,
parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n,schemaPath:"#/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}const V={
type:["string","boolean"],maxLength:2e3};function b(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){
let e=null,s=0;if(typeof r!="string"&&typeof r!="boolean"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:V.type},message:"must be string,boolean"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&h(r)>2e3){const t={instancePath:n,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[t]:e.push(t),s++}return b.errors=e,s===0}function l(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){
let e=null,s=0;if(typeof r=="string"){if(h(r)>2e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return l.
errors=e,s===0}function D(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}const E=new RegExp("^(?:[^0]|0.)","u");function N(r,{
instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(c(t._fields,
{instancePath:n+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:o})||(e=e===null?c.errors:e.concat(c.
errors),s=e.length)),t.page!==void 0&&(v(t.page,{instancePath:n+"/query/page",parentData:t,parentDataProperty:"page",rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)),t.per_page!==void 0&&(v(t.per_page,{instancePath:n+"/query/per_page",
parentData:t,parentDataProperty:"per_page",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),t.search!==
void 0){let a=t.search;if(typeof a=="string"){if(h(a)>2e3){const u={instancePath:n+"/query/search",schemaPath:"#/propert\
ies/query/properties/search/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 char\
acters"};e===null?e=[u]:e.push(u),s++}if(h(a)<1){const u={instancePath:n+"/query/search",schemaPath:"#/properties/query/\
properties/search/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),s++}if(!E.test(a)){const u={instancePath:n+"/query/search",schemaPath:"#/properties/query/properties/sea\
rch/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[
u]:e.push(u),s++}}else{const u={instancePath:n+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}if(t.event!==void 0){let a=t.event;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const u={instancePath:n+"/query/event",schemaPath:"#/propertie\
s/query/properties/event/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),
s++}}if(t.has_events!==void 0&&(b(t.has_events,{instancePath:n+"/query/has_events",parentData:t,parentDataProperty:"has_\
events",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),t.only_with_upcoming!==void 0&&(b(t.only_with_upcoming,
{instancePath:n+"/query/only_with_upcoming",parentData:t,parentDataProperty:"only_with_upcoming",rootData:o})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length)),t.status!==void 0){let a=t.status;if(Array.isArray(a)){if(a.length<1){const g={
instancePath:n+"/query/status",schemaPath:"#/properties/query/properties/status/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),s++}const u=a.length;for(let g=0;g<u;g++)l(a[g],{instancePath:n+
"/query/status/"+g,parentData:a,parentDataProperty:g,rootData:o})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)}else{
const u={instancePath:n+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}}else{const a={instancePath:n+"/query",schemaPath:"#/prop\
erties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}r.params!==
void 0&&(D(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?D.errors:
e.concat(D.errors),s=e.length))}return N.errors=e,s===0}const R=x;function y(r,{instancePath:n="",parentData:i,parentDataProperty:p,
rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(c(r._fields,{instancePath:n+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),s=e.length));else{
const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return y.errors=e,s===0}function P(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){
let e=null,s=0;if(typeof r=="string"){if(h(r)>2e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(h(r)<1){const t={instancePath:n,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}if(!E.test(r)){const t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?\
:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===
0}function j(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.organizer===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"organizer"},message:"must have required property 'organizer'"};e===null?e=[t]:e.push(t),s++}r.organizer!==
void 0&&(P(r.organizer,{instancePath:n+"/organizer",parentData:r,parentDataProperty:"organizer",rootData:o})||(e=e===null?
P.errors:e.concat(P.errors),s=e.length))}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===0}const z={type:"object",required:[],
properties:{author:{type:"integer"},date:{$ref:"/shared/1"},date_utc:{$ref:"/shared/1"},description:{type:"string"},status:{
type:"string",enum:["publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal\
-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored"]},phone:{$ref:"/shared/1"},website:{$ref:"/s\
hared/1"},email:{$ref:"/shared/1"},image:{type:["string","integer"],maxLength:8e3}}};function q(r,{instancePath:n="",parentData:i,
parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.author!==void 0){
let t=r.author;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/author",schemaPath:"#\
/properties/author/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}
if(r.date!==void 0&&(l(r.date,{instancePath:n+"/date",parentData:r,parentDataProperty:"date",rootData:o})||(e=e===null?l.
errors:e.concat(l.errors),s=e.length)),r.date_utc!==void 0&&(l(r.date_utc,{instancePath:n+"/date_utc",parentData:r,parentDataProperty:"\
date_utc",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)),r.description!==void 0&&typeof r.description!=
"string"){const t={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.status!==void 0){let t=r.status;if(typeof t!="strin\
g"){const a={instancePath:n+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="publish"||t==="future"||t==="draft"||t==="pending"||t==="private"||
t==="ads_expired"||t==="fields-disabled"||t==="cal-ea-success"||t==="cal-ea-failed"||t==="cal-ea-schedule"||t==="cal-ea-\
pending"||t==="cal-ea-draft"||t==="cal-ignored")){const a={instancePath:n+"/status",schemaPath:"#/properties/status/enum",
keyword:"enum",params:{allowedValues:z.properties.status.enum},message:"must be equal to one of the allowed values"};e===
null?e=[a]:e.push(a),s++}}if(r.phone!==void 0&&(l(r.phone,{instancePath:n+"/phone",parentData:r,parentDataProperty:"phon\
e",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)),r.website!==void 0&&(l(r.website,{instancePath:n+"\
/website",parentData:r,parentDataProperty:"website",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)),r.
email!==void 0&&(l(r.email,{instancePath:n+"/email",parentData:r,parentDataProperty:"email",rootData:o})||(e=e===null?l.
errors:e.concat(l.errors),s=e.length)),r.image!==void 0){let t=r.image;if(typeof t!="string"&&!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{
type:z.properties.image.type},message:"must be string,integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="string"&&h(t)>
8e3){const a={instancePath:n+"/image",schemaPath:"#/properties/image/maxLength",keyword:"maxLength",params:{limit:8e3},message:"\
must NOT have more than 8000 characters"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}function d(r,{
instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;return j(r,{instancePath:n,parentData:i,
parentDataProperty:p,rootData:o})||(e=e===null?j.errors:e.concat(j.errors),s=e.length),q(r,{instancePath:n,parentData:i,
parentDataProperty:p,rootData:o})||(e=e===null?q.errors:e.concat(q.errors),s=e.length),d.errors=e,s===0}function x(r,{instancePath:n="",
parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.
concat(y.errors),s=e.length)),r.params!==void 0&&(D(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.body!==void 0&&(d(r.body,{instancePath:n+"/\
body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),s=e.length))),x.errors=
e,s===0}const C=L;function m(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){
let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/id",schemaPath:"#/propert\
ies/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}}else{const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return m.errors=e,s===0}function L(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(m(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),
s=e.length))),L.errors=e,s===0}const G=O;function w(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(c(r._fields,{instancePath:n+"/_field\
s",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.force!==
void 0&&typeof r.force!="boolean"){const t={instancePath:n+"/force",schemaPath:"#/properties/force/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===
0}function O(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(w(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.params!==void 0&&(m(r.params,{instancePath:n+"/\
params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))),O.errors=
e,s===0}const H=T;function _(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r))r.organizer!==void 0&&(P(r.organizer,{instancePath:n+"/organizer",parentData:r,parentDataProperty:"\
organizer",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length));else{const t={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===
0}function k(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;return _(r,{instancePath:n,
parentData:i,parentDataProperty:p,rootData:o})||(e=e===null?_.errors:e.concat(_.errors),s=e.length),q(r,{instancePath:n,
parentData:i,parentDataProperty:p,rootData:o})||(e=e===null?q.errors:e.concat(q.errors),s=e.length),k.errors=e,s===0}function T(r,{
instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(m(r.params,{instancePath:n+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.body!==void 0&&(k(r.body,
{instancePath:n+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),s=e.
length))),T.errors=e,s===0}const J=F;function f(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){const t={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:
e.push(t),s++}if(r.slug!==void 0&&typeof r.slug!="string"){const t={instancePath:n+"/slug",schemaPath:"#/properties/slug\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return f.
errors=e,s===0}function F(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,s=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"\
query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(f(r.params,{instancePath:n+
"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))),F.
errors=e,s===0}const K=$;function $(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(w(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.params!==void 0&&(f(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),
s=e.length))),$.errors=e,s===0}const M=B;function B(r,{instancePath:n="",parentData:i,parentDataProperty:p,rootData:o=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(f(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),
s=e.length)),r.body!==void 0&&(k(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=
e===null?k.errors:e.concat(k.errors),s=e.length))),B.errors=e,s===0}return{createOrganizer:R,deleteOrganizer:G,deleteOrganizerBySlug:K,
getOrganizer:C,getOrganizerBySlug:J,listOrganizers:I,updateOrganizer:H,updateOrganizerBySlug:M}};export{Q as createValidators};
