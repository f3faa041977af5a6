// Written by `npm run generate` from openapi/. Changes belong there.

const Q=F=>{const B=N,g=F.lengthOf;function v(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,
t=0;if(typeof r=="string"){if(g(r)>8e3){const s={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===
0}function c(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(Array.isArray(r)){
const s=r.length;for(let p=0;p<s;p++)v(r[p],{instancePath:n+"/"+p,parentData:r,parentDataProperty:p,rootData:o})||(e=e===
null?v.errors:e.concat(v.errors),t=e.length)}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return c.errors=e,t===0}function D(r,{instancePath:n="",parentData:i,
parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n,schemaPath:"#/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}return D.errors=e,t===0}const S={
type:["string","boolean"],maxLength:2e3};function P(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;if(typeof r!="string"&&typeof r!="boolean"){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:S.type},message:"must be string,boolean"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&g(r)>2e3){const s={instancePath:n,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[s]:e.push(s),t++}return P.errors=e,t===0}function a(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;if(typeof r=="string"){if(g(r)>2e3){const s={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return a.
errors=e,t===0}function b(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===0}const E=new RegExp("^(?:[^0]|0.)","u");function N(r,{
instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s._fields!==void 0&&(c(s._fields,
{instancePath:n+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:o})||(e=e===null?c.errors:e.concat(c.
errors),t=e.length)),s.page!==void 0&&(D(s.page,{instancePath:n+"/query/page",parentData:s,parentDataProperty:"page",rootData:o})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.per_page!==void 0&&(D(s.per_page,{instancePath:n+"/query/per_page",
parentData:s,parentDataProperty:"per_page",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.search!==
void 0){let p=s.search;if(typeof p=="string"){if(g(p)>2e3){const u={instancePath:n+"/query/search",schemaPath:"#/propert\
ies/query/properties/search/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 char\
acters"};e===null?e=[u]:e.push(u),t++}if(g(p)<1){const u={instancePath:n+"/query/search",schemaPath:"#/properties/query/\
properties/search/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),t++}if(!E.test(p)){const u={instancePath:n+"/query/search",schemaPath:"#/properties/query/properties/sea\
rch/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[
u]:e.push(u),t++}}else{const u={instancePath:n+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(s.event!==void 0){let p=s.event;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const u={instancePath:n+"/query/event",schemaPath:"#/propertie\
s/query/properties/event/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),
t++}}if(s.has_events!==void 0&&(P(s.has_events,{instancePath:n+"/query/has_events",parentData:s,parentDataProperty:"has_\
events",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.only_with_upcoming!==void 0&&(P(s.only_with_upcoming,
{instancePath:n+"/query/only_with_upcoming",parentData:s,parentDataProperty:"only_with_upcoming",rootData:o})||(e=e===null?
P.errors:e.concat(P.errors),t=e.length)),s.status!==void 0){let p=s.status;if(Array.isArray(p)){if(p.length<1){const m={
instancePath:n+"/query/status",schemaPath:"#/properties/query/properties/status/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const u=p.length;for(let m=0;m<u;m++)a(p[m],{instancePath:n+
"/query/status/"+m,parentData:p,parentDataProperty:m,rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)}else{
const u={instancePath:n+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}}else{const p={instancePath:n+"/query",schemaPath:"#/prop\
erties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}r.params!==
void 0&&(b(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?b.errors:
e.concat(b.errors),t=e.length))}return N.errors=e,t===0}const I=x;function y(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(c(r._fields,{instancePath:n+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length));else{
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return y.errors=e,t===0}function w(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;if(typeof r=="string"){if(g(r)>2e3){const s={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}if(g(r)<1){const s={instancePath:n,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?\
:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===
0}function A(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.venue===void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"venue"},message:"must have required property 'venue'"};e===null?e=[s]:e.push(s),t++}r.venue!==void 0&&(w(
r.venue,{instancePath:n+"/venue",parentData:r,parentDataProperty:"venue",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),
t=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}const R={type:"object",required:[],properties:{author:{type:"\
integer"},date:{$ref:"/shared/1"},date_utc:{$ref:"/shared/1"},description:{type:"string"},status:{type:"string",enum:["p\
ublish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-sc\
hedule","cal-ea-pending","cal-ea-draft","cal-ignored"]},show_map:{$ref:"/shared/1"},show_map_link:{$ref:"/shared/1"},address:{
$ref:"/shared/1"},city:{$ref:"/shared/1"},country:{$ref:"/shared/1"},province:{$ref:"/shared/1"},state:{$ref:"/shared/1"},
zip:{$ref:"/shared/1"},phone:{$ref:"/shared/1"},stateprovince:{$ref:"/shared/1"},website:{$ref:"/shared/1"},image:{$ref:"\
/shared/2"}}};function q(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.author!==void 0){let s=r.author;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
const p={instancePath:n+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),t++}}if(r.date!==void 0&&(a(r.date,{instancePath:n+"/date",parentData:r,parentDataProperty:"\
date",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.date_utc!==void 0&&(a(r.date_utc,{instancePath:n+
"/date_utc",parentData:r,parentDataProperty:"date_utc",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),
r.description!==void 0&&typeof r.description!="string"){const s={instancePath:n+"/description",schemaPath:"#/properties/\
description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.status!==
void 0){let s=r.status;if(typeof s!="string"){const p={instancePath:n+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(s==="publish"||s==="future"||s===
"draft"||s==="pending"||s==="private"||s==="ads_expired"||s==="fields-disabled"||s==="cal-ea-success"||s==="cal-ea-faile\
d"||s==="cal-ea-schedule"||s==="cal-ea-pending"||s==="cal-ea-draft"||s==="cal-ignored")){const p={instancePath:n+"/statu\
s",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:R.properties.status.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}r.show_map!==void 0&&(a(r.show_map,{instancePath:n+"\
/show_map",parentData:r,parentDataProperty:"show_map",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),
r.show_map_link!==void 0&&(a(r.show_map_link,{instancePath:n+"/show_map_link",parentData:r,parentDataProperty:"show_map_\
link",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.address!==void 0&&(a(r.address,{instancePath:n+
"/address",parentData:r,parentDataProperty:"address",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),
r.city!==void 0&&(a(r.city,{instancePath:n+"/city",parentData:r,parentDataProperty:"city",rootData:o})||(e=e===null?a.errors:
e.concat(a.errors),t=e.length)),r.country!==void 0&&(a(r.country,{instancePath:n+"/country",parentData:r,parentDataProperty:"\
country",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.province!==void 0&&(a(r.province,{instancePath:n+
"/province",parentData:r,parentDataProperty:"province",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),
r.state!==void 0&&(a(r.state,{instancePath:n+"/state",parentData:r,parentDataProperty:"state",rootData:o})||(e=e===null?
a.errors:e.concat(a.errors),t=e.length)),r.zip!==void 0&&(a(r.zip,{instancePath:n+"/zip",parentData:r,parentDataProperty:"\
zip",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.phone!==void 0&&(a(r.phone,{instancePath:n+"/p\
hone",parentData:r,parentDataProperty:"phone",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.stateprovince!==
void 0&&(a(r.stateprovince,{instancePath:n+"/stateprovince",parentData:r,parentDataProperty:"stateprovince",rootData:o})||
(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.website!==void 0&&(a(r.website,{instancePath:n+"/website",parentData:r,
parentDataProperty:"website",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.image!==void 0&&(v(r.image,
{instancePath:n+"/image",parentData:r,parentDataProperty:"image",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),t=
e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}function j(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;return A(r,{instancePath:n,parentData:i,parentDataProperty:l,rootData:o})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length),q(r,{instancePath:n,parentData:i,parentDataProperty:l,rootData:o})||(e=e===null?
q.errors:e.concat(q.errors),t=e.length),j.errors=e,t===0}function x(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.params!==
void 0&&(b(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?b.errors:
e.concat(b.errors),t=e.length)),r.body!==void 0&&(j(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?j.errors:e.concat(j.errors),t=e.length))),x.errors=e,t===0}const C=L;function f(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must h\
ave required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){const p={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return f.errors=e,t===0}function L(r,{
instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.params!==void 0&&(f(r.params,{instancePath:n+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),t=e.length))),L.errors=e,t===0}const G=$;
function _(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r._fields!==void 0&&(c(r._fields,{instancePath:n+"/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.force!==void 0&&typeof r.force!="boolean"){
const s={instancePath:n+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}function $(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(_(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?_.errors:e.
concat(_.errors),t=e.length)),r.params!==void 0&&(f(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),t=e.length))),$.errors=e,t===0}const H=V;function d(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.venue!==
void 0&&(w(r.venue,{instancePath:n+"/venue",parentData:r,parentDataProperty:"venue",rootData:o})||(e=e===null?w.errors:e.
concat(w.errors),t=e.length));else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return d.errors=e,t===0}function k(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;return d(r,{instancePath:n,parentData:i,parentDataProperty:l,rootData:o})||(e=e===null?
d.errors:e.concat(d.errors),t=e.length),q(r,{instancePath:n,parentData:i,parentDataProperty:l,rootData:o})||(e=e===null?
q.errors:e.concat(q.errors),t=e.length),k.errors=e,t===0}function V(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.params!==
void 0&&(f(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?f.errors:
e.concat(f.errors),t=e.length)),r.body!==void 0&&(k(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))),V.errors=e,t===0}const J=O;function h(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===
void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must\
 have required property 'slug'"};e===null?e=[s]:e.push(s),t++}if(r.slug!==void 0&&typeof r.slug!="string"){const s={instancePath:n+
"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}function O(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.params!==
void 0&&(h(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length))),O.errors=e,t===0}const K=T;function T(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(_(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.params!==
void 0&&(h(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length))),T.errors=e,t===0}const M=z;function z(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.params!==
void 0&&(h(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length)),r.body!==void 0&&(k(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))),z.errors=e,t===0}return{createVenue:I,deleteVenue:G,
deleteVenueBySlug:K,getVenue:C,getVenueBySlug:J,listVenues:B,updateVenue:H,updateVenueBySlug:M}};export{Q as createValidators};
