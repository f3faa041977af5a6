// Written by `npm run generate` from openapi/. Changes belong there.

const Y=R=>{const C=$,c=R.lengthOf;function j(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,
s=0;if(typeof r=="string"){if(c(r)>8e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===
0}function y(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let a=0,u=s;a<t&&s===u;a++)j(r[a],{instancePath:n+"/"+a,parentData:r,parentDataProperty:a,rootData:o})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===0}function f(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}return f.errors=
e,s===0}const G={type:["string","boolean"],maxLength:2e3};function D(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;if(typeof r!="string"&&typeof r!="boolean"){const t={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:G.type},message:"must be string,boolean"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&
c(r)>2e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have\
 more than 2000 characters"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function p(r,{instancePath:n="",parentData:i,
parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(typeof r=="string"){if(c(r)>2e3){const t={instancePath:n,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.
push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}return p.errors=e,s===0}function P(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===
0}const N=new RegExp("^(?:[^0]|0[\\s\\S])","u");function $(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(y(t._fields,{instancePath:n+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.page!==void 0&&(f(t.page,{instancePath:n+"\
/query/page",parentData:t,parentDataProperty:"page",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.
per_page!==void 0&&(f(t.per_page,{instancePath:n+"/query/per_page",parentData:t,parentDataProperty:"per_page",rootData:o})||
(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.search!==void 0){let a=t.search;if(typeof a=="string"){if(c(a)>2e3){
const u={instancePath:n+"/query/search",schemaPath:"#/properties/query/properties/search/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[u]:e.push(u),s++}if(c(a)<1){const u={instancePath:n+
"/query/search",schemaPath:"#/properties/query/properties/search/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),s++}if(!N.test(a)){const u={instancePath:n+"/query/sear\
ch",schemaPath:"#/properties/query/properties/search/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0[\\s\\S])"},message:'\
must match pattern "^(?:[^0]|0[\\s\\S])"'};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/query/search",schemaPath:"\
#/properties/query/properties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:
e.push(u),s++}}if(t.event!==void 0){let a=t.event;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const u={instancePath:n+
"/query/event",schemaPath:"#/properties/query/properties/event/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[u]:e.push(u),s++}}if(t.has_events!==void 0&&(D(t.has_events,{instancePath:n+"/query/has_event\
s",parentData:t,parentDataProperty:"has_events",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),t.only_with_upcoming!==
void 0&&(D(t.only_with_upcoming,{instancePath:n+"/query/only_with_upcoming",parentData:t,parentDataProperty:"only_with_u\
pcoming",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),t.status!==void 0){let a=t.status;if(Array.isArray(
a)){if(a.length<1){const v={instancePath:n+"/query/status",schemaPath:"#/properties/query/properties/status/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[v]:e.push(v),s++}const u=a.length;for(let v=0,
X=s;v<u&&s===X;v++)p(a[v],{instancePath:n+"/query/status/"+v,parentData:a,parentDataProperty:v,rootData:o})||(e=e===null?
p.errors:e.concat(p.errors),s=e.length)}else{const u={instancePath:n+"/query/status",schemaPath:"#/properties/query/prop\
erties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}}else{const a={
instancePath:n+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[a]:e.push(a),s++}}r.params!==void 0&&(P(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))}return $.errors=e,s===0}const H=T;function m(r,{
instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(y(r._fields,{instancePath:n+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=
e===null?y.errors:e.concat(y.errors),s=e.length));else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return m.errors=e,s===0}function b(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(typeof r=="string"){if(c(r)>2e3){const t={instancePath:n,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[t]:e.push(t),s++}if(c(r)<1){const t={instancePath:n,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!N.test(r)){const t={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0[\\s\\S])"},message:'must match pattern "^(?:[^0]|0[\\s\\S])"'};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function d(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.venue===void 0){const t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"venue"},message:"must have required property 'venue'"};
e===null?e=[t]:e.push(t),s++}r.venue!==void 0&&(b(r.venue,{instancePath:n+"/venue",parentData:r,parentDataProperty:"venu\
e",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}const O={type:"\
object",required:[],properties:{author:{$ref:"/shared/1"},date:{$ref:"/shared/2"},date_utc:{$ref:"/shared/2"},description:{
type:"string"},status:{type:"string",enum:["publish","future","draft","pending","private","ads_expired","fields-disabled",
"cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored"]},show_map:{$ref:"/shar\
ed/3"},show_map_link:{$ref:"/shared/3"},address:{$ref:"/shared/3"},city:{$ref:"/shared/3"},country:{$ref:"/shared/3"},province:{
$ref:"/shared/3"},state:{$ref:"/shared/3"},zip:{$ref:"/shared/3"},phone:{$ref:"/shared/3"},stateprovince:{$ref:"/shared/\
3"},website:{$ref:"/shared/3"},image:{type:["string","integer"],maxLength:8e3}}};function w(r,{instancePath:n="",parentData:i,
parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(typeof r=="string"){if(c(r)>2e3){const t={instancePath:n,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.
push(t),s++}if(c(r)<1){const t={instancePath:n,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}function q(r,{
instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.author!==void 0&&(f(r.author,{instancePath:n+"/author",parentData:r,parentDataProperty:"author",rootData:o})||(e=
e===null?f.errors:e.concat(f.errors),s=e.length)),r.date!==void 0&&(w(r.date,{instancePath:n+"/date",parentData:r,parentDataProperty:"\
date",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.date_utc!==void 0&&(w(r.date_utc,{instancePath:n+
"/date_utc",parentData:r,parentDataProperty:"date_utc",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),
r.description!==void 0&&typeof r.description!="string"){const t={instancePath:n+"/description",schemaPath:"#/properties/\
description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.status!==
void 0){let t=r.status;if(typeof t!="string"){const a={instancePath:n+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="publish"||t==="future"||t===
"draft"||t==="pending"||t==="private"||t==="ads_expired"||t==="fields-disabled"||t==="cal-ea-success"||t==="cal-ea-faile\
d"||t==="cal-ea-schedule"||t==="cal-ea-pending"||t==="cal-ea-draft"||t==="cal-ignored")){const a={instancePath:n+"/statu\
s",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:O.properties.status.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.show_map!==void 0&&(p(r.show_map,{instancePath:n+
"/show_map",parentData:r,parentDataProperty:"show_map",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),
r.show_map_link!==void 0&&(p(r.show_map_link,{instancePath:n+"/show_map_link",parentData:r,parentDataProperty:"show_map_\
link",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.address!==void 0&&(p(r.address,{instancePath:n+
"/address",parentData:r,parentDataProperty:"address",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),
r.city!==void 0&&(p(r.city,{instancePath:n+"/city",parentData:r,parentDataProperty:"city",rootData:o})||(e=e===null?p.errors:
e.concat(p.errors),s=e.length)),r.country!==void 0&&(p(r.country,{instancePath:n+"/country",parentData:r,parentDataProperty:"\
country",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.province!==void 0&&(p(r.province,{instancePath:n+
"/province",parentData:r,parentDataProperty:"province",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),
r.state!==void 0&&(p(r.state,{instancePath:n+"/state",parentData:r,parentDataProperty:"state",rootData:o})||(e=e===null?
p.errors:e.concat(p.errors),s=e.length)),r.zip!==void 0&&(p(r.zip,{instancePath:n+"/zip",parentData:r,parentDataProperty:"\
zip",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.phone!==void 0&&(p(r.phone,{instancePath:n+"/p\
hone",parentData:r,parentDataProperty:"phone",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.stateprovince!==
void 0&&(p(r.stateprovince,{instancePath:n+"/stateprovince",parentData:r,parentDataProperty:"stateprovince",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.website!==void 0&&(p(r.website,{instancePath:n+"/website",parentData:r,
parentDataProperty:"website",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.image!==void 0){let t=r.
image;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/image",schemaPath:"\
#/properties/image/type",keyword:"type",params:{type:O.properties.image.type},message:"must be string,integer"};e===null?
e=[a]:e.push(a),s++}if(typeof t=="string"&&c(t)>8e3){const a={instancePath:n+"/image",schemaPath:"#/properties/image/max\
Length",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[a]:e.push(
a),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}function E(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;return d(r,{instancePath:n,parentData:i,parentDataProperty:l,rootData:o})||(e=e===null?d.errors:e.concat(
d.errors),s=e.length),q(r,{instancePath:n,parentData:i,parentDataProperty:l,rootData:o})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length),E.errors=e,s===0}function T(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.params!==void 0&&(P(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),
s=e.length)),r.body!==void 0&&(E(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=
e===null?E.errors:e.concat(E.errors),s=e.length))),T.errors=e,s===0}const J=V;function L(r,{instancePath:n="",parentData:i,
parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(typeof r=="string"){if(c(r)>200){const t={instancePath:n,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(
t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}return L.errors=e,s===0}function _(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:n+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.preview_token!==void 0&&
(L(r.preview_token,{instancePath:n+"/preview_token",parentData:r,parentDataProperty:"preview_token",rootData:o})||(e=e===
null?L.errors:e.concat(L.errors),s=e.length));else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}function h(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must h\
ave required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}function V(r,{
instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(_(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.params!==void 0&&(h(r.params,{instancePath:n+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))),V.errors=e,s===0}const K=S;
function k(r,{instancePath:n="",parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r._fields!==void 0&&(y(r._fields,{instancePath:n+"/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.force!==void 0&&typeof r.force!="boolean"){
const t={instancePath:n+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}function S(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(k(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?k.errors:e.
concat(k.errors),s=e.length)),r.params!==void 0&&(h(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))),S.errors=e,s===0}const M=z;function x(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.venue!==
void 0&&(b(r.venue,{instancePath:n+"/venue",parentData:r,parentDataProperty:"venue",rootData:o})||(e=e===null?b.errors:e.
concat(b.errors),s=e.length));else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return x.errors=e,s===0}function A(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;return x(r,{instancePath:n,parentData:i,parentDataProperty:l,rootData:o})||(e=e===null?
x.errors:e.concat(x.errors),s=e.length),q(r,{instancePath:n,parentData:i,parentDataProperty:l,rootData:o})||(e=e===null?
q.errors:e.concat(q.errors),s=e.length),A.errors=e,s===0}function z(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.params!==
void 0&&(h(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),r.body!==void 0&&(A(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))),z.errors=e,s===0}const Q=F;function g(r,{instancePath:n="",
parentData:i,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===
void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must\
 have required property 'slug'"};e===null?e=[t]:e.push(t),s++}if(r.slug!==void 0&&typeof r.slug!="string"){const t={instancePath:n+
"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===0}function F(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(_(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.params!==
void 0&&(g(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?g.errors:
e.concat(g.errors),s=e.length))),F.errors=e,s===0}const U=B;function B(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(k(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.params!==
void 0&&(g(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?g.errors:
e.concat(g.errors),s=e.length))),B.errors=e,s===0}const W=I;function I(r,{instancePath:n="",parentData:i,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.params!==
void 0&&(g(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?g.errors:
e.concat(g.errors),s=e.length)),r.body!==void 0&&(A(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))),I.errors=e,s===0}return{createVenue:H,deleteVenue:K,
deleteVenueBySlug:U,getVenue:J,getVenueBySlug:Q,listVenues:C,updateVenue:M,updateVenueBySlug:W}};export{Y as createValidators};
