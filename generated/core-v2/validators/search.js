// Written by `npm run generate` from openapi/. Changes belong there.

const _=q=>{const w=g,f={properties:{query:{type:"object",properties:{_fields:{type:"array",items:{type:"string",maxLength:8e3}},
_embed:{type:"array",items:{$ref:"/shared/0"}},context:{type:"string",enum:["view","embed"]},page:{type:"integer",minimum:1},
per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"/shared/0"},type:{type:"string",enum:["post","term","post-\
format"]},subtype:{type:"array",items:{type:"string",enum:["any","post","page","cal_events","category","post_tag","cal_e\
vents_cat"]}},exclude:{$ref:"/shared/1"},include:{$ref:"/shared/1"}}},params:{type:"object",properties:{}},body:{}}},h=q.
lengthOf;function l(o,{instancePath:p="",parentData:d,parentDataProperty:b,rootData:c=o}={}){let e=null,a=0;if(typeof o==
"string"){if(h(o)>2e3){const s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}return l.errors=e,a===0}function m(o,{
instancePath:p="",parentData:d,parentDataProperty:b,rootData:c=o}={}){let e=null,a=0;if(Array.isArray(o)){const s=o.length;
for(let r=0,t=a;r<s&&a===t;r++){let i=o[r];if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const u={instancePath:p+
"/"+r,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(
u),a++}}}else{const s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),a++}return m.errors=e,a===0}function g(o,{instancePath:p="",parentData:d,parentDataProperty:b,rootData:c=o}={}){
let e=null,a=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.query!==void 0){let s=o.query;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s._fields!==void 0){let r=s._fields;if(Array.isArray(r)){const t=r.length;for(let i=0,u=a;i<t&&a===
u;i++){let n=r[i];if(typeof n=="string"){if(h(n)>8e3){const y={instancePath:p+"/query/_fields/"+i,schemaPath:"#/properti\
es/query/properties/_fields/items/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 800\
0 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:p+"/query/_fields/"+i,schemaPath:"#/properties/q\
uery/properties/_fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(
y),a++}}}else{const t={instancePath:p+"/query/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s._embed!==void 0){let r=s._embed;
if(Array.isArray(r)){const t=r.length;for(let i=0,u=a;i<t&&a===u;i++)l(r[i],{instancePath:p+"/query/_embed/"+i,parentData:r,
parentDataProperty:i,rootData:c})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)}else{const t={instancePath:p+"/qu\
ery/_embed",schemaPath:"#/properties/query/properties/_embed/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[t]:e.push(t),a++}}if(s.context!==void 0){let r=s.context;if(typeof r!="string"){const t={instancePath:p+
"/query/context",schemaPath:"#/properties/query/properties/context/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="view"||r==="embed")){const t={instancePath:p+"/query/context",schemaPath:"\
#/properties/query/properties/context/enum",keyword:"enum",params:{allowedValues:f.properties.query.properties.context.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(s.page!==void 0){let r=s.page;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:p+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:p+"/query/page",schemaPath:"#/properties/query/properties/\
page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(s.
per_page!==void 0){let r=s.per_page;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:p+"/\
query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:p+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={instancePath:p+"/query/per_\
page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(s.search!==void 0&&(l(s.search,{instancePath:p+"/query/search",parentData:s,
parentDataProperty:"search",rootData:c})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)),s.type!==void 0){let r=s.
type;if(typeof r!="string"){const t={instancePath:p+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="post"||r==="term"||r==="po\
st-format")){const t={instancePath:p+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{
allowedValues:f.properties.query.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=
[t]:e.push(t),a++}}if(s.subtype!==void 0){let r=s.subtype;if(Array.isArray(r)){const t=r.length;for(let i=0,u=a;i<t&&a===
u;i++){let n=r[i];if(typeof n!="string"){const y={instancePath:p+"/query/subtype/"+i,schemaPath:"#/properties/query/prop\
erties/subtype/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}
if(!(n==="any"||n==="post"||n==="page"||n==="cal_events"||n==="category"||n==="post_tag"||n==="cal_events_cat")){const y={
instancePath:p+"/query/subtype/"+i,schemaPath:"#/properties/query/properties/subtype/items/enum",keyword:"enum",params:{
allowedValues:f.properties.query.properties.subtype.items.enum},message:"must be equal to one of the allowed values"};e===
null?e=[y]:e.push(y),a++}}}else{const t={instancePath:p+"/query/subtype",schemaPath:"#/properties/query/properties/subty\
pe/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}s.exclude!==void 0&&
(m(s.exclude,{instancePath:p+"/query/exclude",parentData:s,parentDataProperty:"exclude",rootData:c})||(e=e===null?m.errors:
e.concat(m.errors),a=e.length)),s.include!==void 0&&(m(s.include,{instancePath:p+"/query/include",parentData:s,parentDataProperty:"\
include",rootData:c})||(e=e===null?m.errors:e.concat(m.errors),a=e.length))}else{const r={instancePath:p+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}}if(o.
params!==void 0){let s=o.params;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const r={instancePath:p+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}}}
return g.errors=e,a===0}return{search:w}};export{_ as createValidators};
